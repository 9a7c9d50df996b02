/** How many of how many, such as `45 of 60 (75.0 %)`. */
export const shareOf = (rows: readonly { isRight: boolean }[]): string => {
  const right = rows.filter(({ isRight }) => isRight).length;
  const share = rows.length === 0 ? 0 : (100 * right) / rows.length;
  return `${right} of ${rows.length} (${share.toFixed(1)} %)`;
};
