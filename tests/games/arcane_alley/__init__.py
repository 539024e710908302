"""Tests of Arcane Alley, written on a table that is drawn as text."""
