import type { Matrix } from './weights.ts';

/**
 * Adds `x · matrix` to `sum`, both from an offset on. Four rows at a time, so that each sum is read and written a quarter as often. The
 * same on every machine: additions and products of doubles alone.
 */
export const addProduct = (
  { rows, columns, values }: Matrix,
  x: Float32Array,
  sum: Float32Array,
  {
    xAt = 0,
    sumAt = 0,
    row = 0,
    count = rows,
  }: { xAt?: number; sumAt?: number; row?: number; count?: number } = {},
): void => {
  let at = 0;
  for (; at + 3 < count; at += 4) {
    const a = x[xAt + at]!;
    const b = x[xAt + at + 1]!;
    const c = x[xAt + at + 2]!;
    const d = x[xAt + at + 3]!;
    const first = (row + at) * columns;
    const second = first + columns;
    const third = second + columns;
    const fourth = third + columns;
    for (let column = 0; column < columns; column += 1) {
      const to = sumAt + column;
      sum[to] =
        sum[to]! +
        a * values[first + column]! +
        b * values[second + column]! +
        c * values[third + column]! +
        d * values[fourth + column]!;
    }
  }
  for (; at < count; at += 1) {
    const a = x[xAt + at]!;
    const first = (row + at) * columns;
    for (let column = 0; column < columns; column += 1) {
      const to = sumAt + column;
      sum[to] = sum[to]! + a * values[first + column]!;
    }
  }
};

/** Brings a row to mean 0 and variance 1, then to its gains and shifts, in place (layer normalisation: Ba et al. 2016). */
export const normaliseRow = (
  row: Float32Array,
  { gains, shifts, epsilon }: { gains: Float32Array; shifts: Float32Array; epsilon: number },
): void => {
  let mean = 0;
  for (const value of row) mean += value;
  mean /= row.length;
  let variance = 0;
  for (const value of row) variance += (value - mean) ** 2;
  const scale = 1 / Math.sqrt(variance / row.length + epsilon);
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at]! - mean) * scale * gains[at]! + shifts[at]!;
};

export const rectify = (row: Float32Array): Float32Array => {
  for (let at = 0; at < row.length; at += 1) if (row[at]! < 0) row[at] = 0;
  return row;
};

/** Brings a row to length 1, in place; one of zeros stays. */
export const toUnit = (row: Float32Array): Float32Array => {
  let squares = 0;
  for (const value of row) squares += value * value;
  if (squares === 0) return row;
  const scale = 1 / Math.sqrt(squares);
  for (let at = 0; at < row.length; at += 1) row[at] = row[at]! * scale;
  return row;
};
