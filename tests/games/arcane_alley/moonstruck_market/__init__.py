"""Tests of Moonstruck Market: its numbered rules, its items and its wizards."""
