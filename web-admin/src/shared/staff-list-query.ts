/** The first rows that match a filter, as a staff list's query. */
export const firstRows = (filter: Record<string, unknown>, rows: number) => ({
  filter: JSON.stringify(filter),
  range: JSON.stringify([0, rows - 1]),
});
