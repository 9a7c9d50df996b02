const months = { month: 1, year: 12 } as const;

/** The same day of a later month, or its last day where it has none: as Stripe moves a period on. */
export const addInterval = (seconds: number, interval: 'month' | 'year'): number => {
  const from = new Date(seconds * 1000);
  const month = from.getUTCMonth() + months[interval];
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCMonth(month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
};
