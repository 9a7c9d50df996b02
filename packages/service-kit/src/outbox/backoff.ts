/** Pause after the n-th failure in a row (n from 1): doubles from `firstMs` and stays at `maxMs`. */
export const backoffMs = (failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1));
