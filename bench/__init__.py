"""Measures random play in Hexmonger beside other game engines, in one run on one core."""
