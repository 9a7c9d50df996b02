/** A matrix row by row. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** The vectors of all pieces, two numbers a byte, each row with its scale. */
export interface PieceTable {
  columns: number;
  packed: Uint8Array;
  scales: Float32Array;
}

export interface Weights {
  unknownScore: number;
  epsilon: number;
  pieces: PieceTable;
  /** Throws for a name that the file does not have. */
  matrix: (name: string) => Matrix;
}

interface Tensor {
  name: string;
  kind: 'u4' | 'i8' | 'f32';
  rows: number;
  cols: number;
  /** In bytes, from the end of the heading. */
  offset: number;
}

/**
 * Reads what `scripts/convert.py` wrote: four bytes that say how long the heading is, the heading as JSON, then the tensors. Bytes are
 * brought to floats by the scale of their column.
 */
export const readWeights = (file: Uint8Array): Weights => {
  const headed = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const heading = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headed))) as {
    unkScore: number;
    eps: number;
    tensors: Tensor[];
  };
  // A Buffer's own slice would be no copy.
  const body = new Uint8Array(file.buffer, file.byteOffset + 4 + headed, file.byteLength - 4 - headed);
  const named = new Map(heading.tensors.map((tensor) => [tensor.name, tensor]));
  const tensor = (name: string): Tensor => {
    const found = named.get(name);
    if (!found) throw new Error(`The encoder's weights have no "${name}"`);
    return found;
  };
  const floats = (name: string): Float32Array => {
    const { rows, cols, offset } = tensor(name);
    // A copy, since the file need not lie where floats may.
    return new Float32Array(body.slice(offset, offset + 4 * rows * cols).buffer);
  };
  const matrix = (name: string): Matrix => {
    const { kind, rows, cols, offset } = tensor(name);
    if (kind === 'f32') return { rows, columns: cols, values: floats(name) };
    const scales = floats(`${name}.scale`);
    const bytes = new Int8Array(body.buffer, body.byteOffset + offset, rows * cols);
    const values = new Float32Array(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) values[at] = bytes[at]! * scales[at % cols]!;
    return { rows, columns: cols, values };
  };
  const { rows, cols, offset } = tensor('pieces');
  const packed = body.slice(offset, offset + (rows * cols) / 2);
  return {
    unknownScore: heading.unkScore,
    epsilon: heading.eps,
    pieces: { columns: cols, packed, scales: floats('pieces.scale') },
    matrix,
  };
};
