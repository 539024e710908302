"""Tests of the kernel, which knows no game."""
