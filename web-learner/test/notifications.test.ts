import { groupByDay } from '../src/features/notifications/model/days.ts';
import { badgeOf } from '../src/features/notifications/model/unread.ts';

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
