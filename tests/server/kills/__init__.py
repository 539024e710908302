"""Games that go on over the real protocol while their server is killed again and again."""
