"""Golden playthroughs: one seeded game of each kind as text, to be read and reviewed as a diff."""
