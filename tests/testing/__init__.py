"""What the package offers to tests of games, modules and items."""
