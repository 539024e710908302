"""Measures the server under the load of many tables, from a process of its own, over real connections."""
