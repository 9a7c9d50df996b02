import { expect, it } from '@jest/globals';
import type { Outline } from './outline.ts';
import { crossingOf, orderOf, put, stepped, type Step, type Target } from './outline-moves.ts';

const texts = { titleEs: '', titleEn: '', missing: [], lacks: [] };
const lesson = (id: string, ...exercises: string[]): Outline['lessons'][number] => ({
  ...texts,
  id,
  status: 'draft',
  orderIndex: 0,
  version: 1,
  exercises: exercises.map((each) => ({ ...texts, id: each, passRate: null, attempts: 0, misjudged: 0 })),
});
const outline: Outline = {
  id: 'c',
  version: 1,
  lessons: [lesson('A', 'a1', 'a2'), lesson('B', 'b1'), lesson('C')],
};

/** `A: a1 a2 | B: b1 | C:` */
const drawn = (one: Outline | null) =>
  one &&
  orderOf(one)
    .lessons.map(({ id, exerciseIds }) => `${id}: ${exerciseIds.join(' ')}`.trim())
    .join(' | ');

it.each<[string, Step, string | null]>([
  ['A', 1, 'B: b1 | A: a1 a2 | C:'],
  ['C', -1, 'A: a1 a2 | C: | B: b1'],
  ['A', -1, null],
  ['C', 1, null],
  ['a1', 1, 'A: a2 a1 | B: b1 | C:'],
  ['a2', -1, 'A: a2 a1 | B: b1 | C:'],
  ['a2', 1, null],
  ['b1', -1, null],
  ['b1', 1, null],
  ['a1', -1, null],
  ['gone', 1, null],
])('When %s is moved by %i, then the order is %s', (id, step, order) => {
  expect(drawn(stepped(outline, id, step))).toBe(order);
});

it.each<[string, Target, string]>([
  ['C', { beside: 'A', side: 'before' }, 'C: | A: a1 a2 | B: b1'],
  ['A', { beside: 'B', side: 'after' }, 'B: b1 | A: a1 a2 | C:'],
  ['a2', { beside: 'a1', side: 'before' }, 'A: a2 a1 | B: b1 | C:'],
  ['a1', { beside: 'b1', side: 'after' }, 'A: a2 | B: b1 a1 | C:'],
  ['a1', { into: 'C' }, 'A: a2 | B: b1 | C: a1'],
  ['a1', { into: 'A' }, 'A: a2 a1 | B: b1 | C:'],
  ['a1', { beside: 'a1', side: 'after' }, 'A: a1 a2 | B: b1 | C:'],
  ['A', { into: 'B' }, 'A: a1 a2 | B: b1 | C:'],
  ['A', { beside: 'b1', side: 'after' }, 'A: a1 a2 | B: b1 | C:'],
  ['a1', { beside: 'B', side: 'after' }, 'A: a1 a2 | B: b1 | C:'],
])('When %s is put at %j, then the order is %s', (id, target, order) => {
  expect(drawn(put(outline, id, target))).toBe(order);
});

it.each<[string, Target, string | null]>([
  ['a1', { into: 'B' }, 'hides B'],
  ['a1', { beside: 'b1', side: 'before' }, 'hides B'],
  ['b1', { into: 'A' }, 'shows A'],
  ['b1', { beside: 'a1', side: 'after' }, 'shows A'],
  ['a1', { beside: 'a2', side: 'after' }, null],
  ['b1', { into: 'C' }, null],
  ['B', { beside: 'A', side: 'before' }, null],
  ['gone', { into: 'A' }, null],
])('When %s is put at %j and A alone is published, then what learners notice is %s', (id, target, notice) => {
  const [a, ...drafts] = outline.lessons;
  const mixed: Outline = { ...outline, lessons: [{ ...a!, status: 'published' }, ...drafts] };
  const crossing = crossingOf(mixed, id, target);
  expect(crossing && `${crossing.effect} ${crossing.to.id}`).toBe(notice);
});
