import { mostShown, shownNews } from './shown-news.ts';

const on = (day: number) => ({ id: String(day), publishedAt: new Date(Date.UTC(2026, 0, day)) });
const ids = (items: { id: string }[]) => items.map(({ id }) => Number(id));

test('When no feed gives anything, then background pieces stand below what is newer, by their own dates', () => {
  expect(ids(shownNews({ feeds: [], own: [on(9), on(3)], background: [on(5), on(1)] }))).toEqual([
    9, 5, 3, 1,
  ]);
});

test('When a feed gives something, then there are no background pieces', () => {
  expect(ids(shownNews({ feeds: [on(4)], own: [on(9)], background: [on(5)] }))).toEqual([9, 4]);
});

test('When the academy publishes much at once, then its newest three are shown', () => {
  expect(ids(shownNews({ feeds: [], own: [on(6), on(9), on(8), on(7)], background: [on(1)] }))).toEqual([
    9, 8, 7, 1,
  ]);
});

test('When feeds give more than one answer carries, then the newest are shown', () => {
  const feeds = Array.from({ length: 40 }, (_, index) => on(index + 1));
  expect(ids(shownNews({ feeds, own: [], background: [] }))).toEqual(
    Array.from({ length: mostShown }, (_, index) => 40 - index),
  );
});
