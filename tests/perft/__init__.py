"""Perft: how many ways set positions can go on."""
