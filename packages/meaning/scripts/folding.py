"""Folding as src/words.ts does it: both sides must agree on the key of a word."""

import unicodedata


def fold(text):
    """Lower case without accents: `Reunión` gives `reunion`."""
    bare = (char for char in unicodedata.normalize("NFKD", text) if unicodedata.category(char)[0] != "M")
    return unicodedata.normalize("NFC", "".join(bare).lower())
