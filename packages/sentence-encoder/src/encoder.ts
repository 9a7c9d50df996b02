import { addProduct, normaliseRow, rectify, toUnit } from './arithmetic.ts';
import { createPieceReader } from './pieces.ts';
import { readWeights, type Matrix, type PieceTable } from './weights.ts';

/** Neighbours that each branch looks at, and how many of them before the piece itself. */
const branches = [
  { size: 2, before: 0 },
  { size: 3, before: 1 },
  { size: 5, before: 2 },
] as const;

const unpack = ({ columns, packed, scales }: PieceTable, piece: number, row: Float32Array): void => {
  const scale = scales[piece] ?? 0;
  const from = (piece * columns) / 2;
  for (let at = 0; at < columns; at += 2) {
    const byte = packed[from + at / 2] ?? 0;
    row[at] = ((byte & 15) - 8) * scale;
    row[at + 1] = ((byte >> 4) - 8) * scale;
  }
};

/** Each row with what a matrix makes of it and its neighbours added, where that is above 0; outside the sentence there is nothing. */
const convolved = (
  rows: readonly Float32Array[],
  { weights, biases, size, before }: { weights: Matrix; biases: Float32Array; size: number; before: number },
): Float32Array[] =>
  rows.map((row, at) => {
    const sum = Float32Array.from(biases);
    for (let nth = 0; nth < size; nth += 1) {
      const neighbour = rows[at - before + nth];
      if (neighbour) addProduct(weights, neighbour, sum, { row: nth * row.length, count: row.length });
    }
    rectify(sum);
    for (let column = 0; column < row.length; column += 1) sum[column] = sum[column]! + row[column]!;
    return sum;
  });

/** Gives a text's vector: 96 numbers whose squares sum to 1. Deterministic, on every processor. */
export type Encode = (text: string) => Float32Array;

/**
 * The multilingual universal sentence encoder, version 3 (Yang et al. 2019), its convolutional form: vectors of word pieces, three branches of
 * two convolutions over 2, 3 and 5 neighbours, their mean, and a small network; then centred and reduced to the directions in which
 * texts differ most. About 1.7 million products for each piece.
 */
export const createEncoder = (weightsFile: Uint8Array, vocabulary: string): Encode => {
  const { unknownScore, epsilon, pieces, matrix } = readWeights(weightsFile);
  const piecesOf = createPieceReader(vocabulary, unknownScore);
  const vector = (name: string): Float32Array => matrix(name).values;
  const layers = branches.map(({ size, before }) => ({
    projection: matrix(`proj${size}`),
    projectionBias: vector(`proj_b${size}`),
    first: { weights: matrix(`w1_${size}`), biases: vector(`b1_${size}`), size, before },
    second: { weights: matrix(`w2_${size}`), biases: vector(`b2_${size}`), size, before },
  }));
  const joined = (name: string): Float32Array =>
    Float32Array.from(branches.flatMap(({ size }) => [...vector(`${name}${size}`)]));
  const branchNorm = { gains: joined('ln_g'), shifts: joined('ln_b'), epsilon };
  const featureNorm = { gains: vector('ln_g'), shifts: vector('ln_b'), epsilon };
  const [out, outBias] = [matrix('cnn_W'), vector('cnn_b')];
  const dense = {
    d0: matrix('d0'),
    d1: matrix('d1'),
    d2: matrix('d2'),
    d3: matrix('d3'),
    p1: matrix('p1'),
    p3: matrix('p3'),
  };
  const [mean, reduction] = [vector('mean'), matrix('reduction')];
  const width = layers[0]?.projection.columns ?? 0;

  /** What all branches see of a piece, normalised together. */
  const projected = (embedding: Float32Array): Float32Array => {
    const row = new Float32Array(width * layers.length);
    layers.forEach(({ projection, projectionBias }, nth) => {
      row.set(projectionBias, nth * width);
      addProduct(projection, embedding, row, { sumAt: nth * width });
    });
    normaliseRow(row, branchNorm);
    return row;
  };

  const meanOf = (embeddings: readonly Float32Array[]): Float32Array => {
    const seen = embeddings.map(projected);
    const branched = layers.map(({ first, second }, nth) =>
      convolved(
        convolved(
          seen.map((row) => row.subarray(nth * width, (nth + 1) * width)),
          first,
        ),
        second,
      ),
    );
    const total = new Float32Array(out.rows);
    embeddings.forEach((embedding, at) => {
      const features = new Float32Array(out.rows);
      features.set(embedding);
      branched.forEach((rows, nth) => features.set(rows[at] ?? [], embedding.length + nth * width));
      normaliseRow(features, featureNorm);
      for (let column = 0; column < total.length; column += 1)
        total[column] = total[column]! + features[column]!;
    });
    const sum = Float32Array.from(outBias, (bias) => bias * embeddings.length);
    addProduct(out, total, sum);
    return sum.map((value) => value / Math.sqrt(embeddings.length));
  };

  const through = (x: Float32Array): Float32Array => {
    const product = (...terms: [Matrix, Float32Array][]): Float32Array => {
      const sum = new Float32Array(terms[0]?.[0].columns ?? 0);
      for (const [weights, values] of terms) addProduct(weights, values, sum);
      return sum;
    };
    const first = rectify(product([dense.d0, x]));
    const second = rectify(product([dense.p1, x], [dense.d1, first]));
    const third = rectify(product([dense.d2, second]));
    return toUnit(product([dense.p3, second], [dense.d3, third]).map((value) => Math.tanh(value)));
  };

  return (text) => {
    const embeddings = Array.from(piecesOf(text), (piece) => {
      const row = new Float32Array(pieces.columns);
      unpack(pieces, piece, row);
      return row;
    });
    const whole = through(meanOf(embeddings));
    const centred = toUnit(whole.map((value, at) => value - (mean[at] ?? 0)));
    const reduced = new Float32Array(reduction.columns);
    addProduct(reduction, centred, reduced);
    return toUnit(reduced);
  };
};
