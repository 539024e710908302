"""Tests of the pages for readers: everything in them is done as it stands there."""
