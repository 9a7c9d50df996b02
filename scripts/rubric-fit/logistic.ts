/** A row of a sparse matrix: which columns it has, in any order, and their values. */
export interface SparseRow {
  columns: Int32Array;
  values: Float64Array;
}

export interface LogisticFit {
  weights: Float64Array;
  bias: number;
}

interface Problem {
  rows: readonly SparseRow[];
  /** 1 or 0 for each row. */
  labels: readonly number[];
  columns: number;
  /** The larger, the less the weights are held back (scikit-learn's C). */
  freedom: number;
}

const MEMORY = 10;
const MOST_STEPS = 200;
const CLOSE_ENOUGH = 1e-5;

/** The value and the gradient of the regularised logistic loss; the bias comes last and is not held back. */
const lossOf = (
  { rows, labels, columns, freedom }: Problem,
  at: Float64Array,
  gradient: Float64Array,
): number => {
  gradient.fill(0);
  let loss = 0;
  for (let column = 0; column < columns; column += 1) {
    const weight = at[column] ?? 0;
    loss += (weight * weight) / (2 * freedom);
    gradient[column] = weight / freedom;
  }
  rows.forEach(({ columns: own, values }, row) => {
    let sum = at[columns] ?? 0;
    for (let place = 0; place < own.length; place += 1) sum += at[own[place]!]! * values[place]!;
    const sign = labels[row] === 1 ? 1 : -1;
    loss +=
      sum * sign > 0 ? Math.log1p(Math.exp(-sum * sign)) : Math.log1p(Math.exp(sum * sign)) - sum * sign;
    const slope = -sign / (1 + Math.exp(sum * sign));
    for (let place = 0; place < own.length; place += 1) {
      const column = own[place]!;
      gradient[column] = gradient[column]! + slope * values[place]!;
    }
    gradient[columns] = (gradient[columns] ?? 0) + slope;
  });
  return loss;
};

const dot = (one: Float64Array, other: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
};

/**
 * Fits a regularised logistic regression by L-BFGS (Nocedal and Wright, Numerical Optimization, algorithm 7.4) with a
 * backtracking line search. Nothing in it is random.
 */
export const fitLogistic = (problem: Problem): LogisticFit => {
  const size = problem.columns + 1;
  let at = new Float64Array(size);
  let gradient = new Float64Array(size);
  let loss = lossOf(problem, at, gradient);
  const history: { step: Float64Array; change: Float64Array; scale: number }[] = [];
  for (
    let count = 0;
    count < MOST_STEPS && Math.sqrt(dot(gradient, gradient)) > CLOSE_ENOUGH * problem.rows.length;
    count += 1
  ) {
    const direction = directionOf(gradient, history);
    const slope = dot(direction, gradient);
    let length = count === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    let next = at;
    let nextGradient = gradient;
    let nextLoss = Infinity;
    for (; length > 1e-10; length /= 2) {
      next = at.map((value, place) => value + length * (direction[place] ?? 0));
      nextGradient = new Float64Array(size);
      nextLoss = lossOf(problem, next, nextGradient);
      if (nextLoss <= loss + 1e-4 * length * slope) break;
    }
    if (!(nextLoss < loss)) break;
    const step = next.map((value, place) => value - (at[place] ?? 0));
    const change = nextGradient.map((value, place) => value - (gradient[place] ?? 0));
    const scale = dot(step, change);
    if (scale > 1e-12) history.push({ step, change, scale });
    if (history.length > MEMORY) history.shift();
    [at, gradient, loss] = [next, nextGradient, nextLoss];
  }
  return { weights: at.slice(0, problem.columns), bias: at[problem.columns] ?? 0 };
};

const directionOf = (
  gradient: Float64Array,
  history: readonly { step: Float64Array; change: Float64Array; scale: number }[],
): Float64Array => {
  const direction = gradient.map((value) => -value);
  const shares = history.toReversed().map(({ step, change, scale }) => {
    const share = dot(step, direction) / scale;
    change.forEach((value, at) => (direction[at] = (direction[at] ?? 0) - share * value));
    return share;
  });
  const last = history.at(-1);
  if (last) {
    const factor = last.scale / dot(last.change, last.change);
    direction.forEach((value, at) => (direction[at] = value * factor));
  }
  history.forEach(({ step, change, scale }, place) => {
    const share = (shares[history.length - 1 - place] ?? 0) - dot(change, direction) / scale;
    step.forEach((value, at) => (direction[at] = (direction[at] ?? 0) + share * value));
  });
  return direction;
};

export const sumOf = ({ weights, bias }: LogisticFit, { columns, values }: SparseRow): number =>
  columns.reduce((sum, column, place) => sum + (weights[column] ?? 0) * (values[place] ?? 0), bias);
