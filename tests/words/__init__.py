"""Tests of the words: how sentences are made up, and that every message has one."""
