/** The place after all of these. */
export const lastPlace = (placed: readonly { orderIndex: number }[]): number =>
  Math.max(-1, ...placed.map(({ orderIndex }) => orderIndex)) + 1;
