import { pagesByDate, type PageStart } from './pages-by-date.ts';

const rows = [1, 1, 1, 1, 1, 2, 3, 3].map((second, at) => ({ _id: `r${at}`, at: new Date(second * 1000) }));
const read = async ({ from, without }: PageStart, limit: number) =>
  rows.filter(({ _id, at }) => at >= from && !without.includes(_id)).slice(0, limit);
const options = { from: new Date(0), dateOf: ({ at }: { at: Date }) => at, limit: 2 };

test('When more records than a page holds are of one instant, then each is still read once, in order', async () => {
  const found: string[] = [];
  for await (const page of pagesByDate(read, { ...options, signal: new AbortController().signal }))
    found.push(...page.map(({ _id }) => _id));
  expect(found).toEqual(rows.map(({ _id }) => _id));
});

test('When it is aborted between two pages, then it throws and reads no further', async () => {
  const stop = new AbortController();
  const pages = pagesByDate(read, { ...options, signal: stop.signal });
  await pages.next();
  stop.abort(new Error('stopping'));
  await expect(pages.next()).rejects.toThrow('stopping');
});

test('When there are more pages, then it rests between two, longer the longer a page took, and not after the last', async () => {
  const rests: number[] = [];
  const rest = async (ms: number) => void rests.push(ms);
  const slow = (start: PageStart, limit: number) => {
    for (const until = performance.now() + 20; performance.now() < until;);
    return read(start, limit);
  };
  const few = { ...options, limit: 5, rest, signal: new AbortController().signal };
  for await (const page of pagesByDate(slow, few)) expect(page.length).toBeGreaterThan(0);
  expect(rests).toHaveLength(1);
  expect(rests[0]).toBeGreaterThanOrEqual(60);
});
