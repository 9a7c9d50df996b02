const months = { month: 1, year: 12 } as const;

/**
 * So many intervals on. The same day of a later month, or its last day where it has none: as Stripe moves a period on. The day is that of the
 * anchor, so that one begun on the 31st is charged on the 31st again after February.
 */
export const addInterval = (
  seconds: number,
  interval: 'month' | 'year',
  anchor = seconds,
  times = 1,
): number => {
  const from = new Date(seconds * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const month = from.getUTCMonth() + months[interval] * times;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCMonth(month, Math.min(day, lastDay));
  return Math.floor(to.getTime() / 1000);
};
