import { expect, test } from '@jest/globals';
import type { PracticeCard } from './card.ts';
import { estimateSeconds, minutesOf } from './estimate.ts';
import { concernsToday, todaysList } from './todays-list.ts';

const today = { date: '2026-11-22', timeZone: 'Europe/Madrid' };
const at = (date: string) => new Date(`${date}T12:00:00Z`);
const card = (exerciseId: string, over: Partial<PracticeCard> = {}): PracticeCard => ({
  exerciseId,
  lessonId: 'one',
  courseId: 'first',
  passedAt: at('2026-11-01'),
  practisedAt: at('2026-11-01'),
  due: at('2026-11-20'),
  stability: 3,
  difficulty: 5,
  repetitions: 1,
  lapses: 0,
  attempts: 1,
  hintsUsed: 0,
  grade: 'good',
  words: 40,
  ...over,
});
const taking = (seconds: number) => (each: PracticeCard) => ({ card: each, seconds });
const idsOf = (cards: PracticeCard[], seconds = 120) =>
  todaysList(cards.map(taking(seconds)), today).map((each) => each.card.exerciseId);

test('When more is due than fits into five minutes, then the most overdue comes and the rest waits', () => {
  const cards = [card('c', { due: at('2026-11-22') }), card('a', { due: at('2026-11-02') }), card('b')];
  expect(idsOf(cards)).toEqual(['a', 'b']);
  expect(idsOf(cards, 100)).toEqual(['a', 'b', 'c']);
});

test('When something is due tomorrow, then it is not on the list', () => {
  expect(idsOf([card('a', { due: at('2026-11-23') })])).toEqual([]);
});

test('When something was practised today, then it has used up its minutes', () => {
  const done = card('done', { due: at('2026-12-01'), practisedAt: at('2026-11-22'), repetitions: 2 });
  expect(concernsToday(done, today)).toBe(true);
  expect(idsOf([done, card('a'), card('b')])).toEqual(['a']);
  expect(idsOf([done, card('a')], 200)).toEqual([]);
});

test('When an exercise was passed today for the first time, then it has used up nothing', () => {
  const passed = card('passed', { due: at('2026-11-25'), practisedAt: at('2026-11-22') });
  expect(concernsToday(passed, today)).toBe(false);
  expect(idsOf([passed, card('a'), card('b')])).toEqual(['a', 'b']);
});

test('When one alone takes longer than five minutes, then it comes alone, and not for ever never', () => {
  expect(idsOf([card('a'), card('b')], 400)).toEqual(['a']);
});

test('When an estimate is made, then of reading the instructions and of writing, at most what is enough', () => {
  const instructions = Array.from({ length: 100 }, () => 'palabra').join(' ');
  expect(estimateSeconds(instructions, 60)).toBe(30 + 120);
  expect(estimateSeconds(instructions, 0)).toBe(30 + 120);
  expect(estimateSeconds(instructions, 5_000)).toBe(30 + 240);
  expect(minutesOf(150)).toBe(3);
});
