"""The kernel: knows no game, does no input or output, imports only the standard library."""
