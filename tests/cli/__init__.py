"""Tests of the command line and of records on disk."""
