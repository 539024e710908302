"""The arena tells who is better, and how sure that is."""
