/** The value below which this part (0 to 1) of the numbers lies; NaN of none. */
export const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * part) - 1)] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export const rounded = (number: number): number => Math.round(number * 100) / 100;
