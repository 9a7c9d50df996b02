interface Figures {
  p50: number;
  p95: number;
  ratio: number;
  ofMinimal: number;
}

/** What a query of `staffListQueries` is, by its name. */
const kindOf = (query: string): string => {
  if (query === 'first' || query === 'count') return query;
  if (query === 'byId') return 'minimal';
  if (query.startsWith('by')) return 'sort';
  return /found|search/i.test(query) ? 'search' : 'filter';
};

/** The lists' figures for people to read, the slowest first. */
export const staffListTable = (lists: Readonly<Record<string, Figures>>): string => {
  const rows = Object.entries(lists).toSorted(([, one], [, other]) => other.p50 - one.p50);
  const line = (cells: readonly unknown[]): string =>
    `${cells.map((cell, at) => (at < 2 ? String(cell).padEnd(at === 0 ? 34 : 9) : String(cell).padStart(10))).join('')}\n`;
  return [
    line(['list', 'what', 'p50 ms', 'p95 ms', 'of small', 'of minimal']),
    ...rows.map(([name, { p50, p95, ratio, ofMinimal }]) =>
      line([name, kindOf(name.split('.')[1] ?? ''), p50, p95, ratio, ofMinimal]),
    ),
  ].join('');
};
