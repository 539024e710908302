"""How heavy, quick and smooth the page is in a real browser."""
