"""Words: the sentence of every message, in a language, as one reader reads it."""

from hexmonger.words.catalogue import Unsaid
from hexmonger.words.words import Log, LogLine, Words, trouble_text, words_of

__all__ = ["Log", "LogLine", "Unsaid", "Words", "trouble_text", "words_of"]
