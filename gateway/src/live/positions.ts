/** By `topic:partition`, the offset that comes next: everything before it has been seen. */
export type Positions = Readonly<Record<string, number>>;

export const isPositions = (value: unknown): value is Positions =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((offset) => Number.isSafeInteger(offset) && offset >= 0);
