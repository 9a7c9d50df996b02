import { groupByDay } from './days.ts';
import { onceVisible } from './once-visible.ts';
import { badgeOf } from './unread.ts';

const at = (id: string, ...[month, day, hour]: [number, number, number]) => ({
  id,
  createdAt: new Date(2026, month - 1, day, hour).toISOString(),
});

test('When notifications are of today, yesterday and before, then each day has its own, in their order', () => {
  const items = [at('d', 3, 1, 9), at('c', 3, 1, 0), at('b', 2, 28, 23), at('a', 2, 20, 12)];
  const days = groupByDay(items, new Date(2026, 2, 1, 10));
  expect(days.map(({ date, name, items }) => [date, name, items.map(({ id }) => id)])).toEqual([
    ['2026-03-01', 'today', ['d', 'c']],
    ['2026-02-28', 'yesterday', ['b']],
    ['2026-02-20', null, ['a']],
  ]);
});

test('When a second page repeats one that moved up meanwhile, then it is shown once', () => {
  const [moved, other] = [at('moved', 3, 1, 9), at('other', 3, 1, 8)];
  const [day] = groupByDay([moved, other, moved], new Date(2026, 2, 1, 10));
  expect(day?.items).toEqual([moved, other]);
});

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('When %d are unread, then the badge shows %s', (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});

const pageThat = (visibilityState: 'visible' | 'hidden') =>
  Object.assign(new EventTarget(), { visibilityState: visibilityState as string });
const turn = (page: ReturnType<typeof pageThat>, visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('When a page is in the background, then what it shows is read once somebody turns to it', () => {
  const page = pageThat('hidden');
  let reads = 0;
  onceVisible(() => (reads += 1), page);
  turn(page, 'hidden');
  expect(reads).toBe(0);
  turn(page, 'visible');
  turn(page, 'hidden');
  turn(page, 'visible');
  expect(reads).toBe(1);
});

test('When a page is looked at, then what it shows is read at once; one that was left, never', () => {
  let reads = 0;
  onceVisible(() => (reads += 1), pageThat('visible'));
  expect(reads).toBe(1);
  const left = pageThat('hidden');
  onceVisible(() => (reads += 1), left)();
  turn(left, 'visible');
  expect(reads).toBe(1);
});
