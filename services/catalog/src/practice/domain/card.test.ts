import { expect, test } from '@jest/globals';
import { addDays, dateIn } from '../../domain/calendar.ts';
import { isDueOn, reasonOf, withAttempt, withAttempts, type PractisedAttempt } from './card.ts';

const zone = 'Europe/Madrid';
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const attempt = (number: number, date: string, over: Partial<PractisedAttempt> = {}): PractisedAttempt => ({
  exerciseId: 'ask',
  lessonId: 'one',
  courseId: 'first',
  attempt: number,
  passed: true,
  score: 80,
  hintsUsed: 0,
  words: 40,
  createdAt: noon(date),
  ...over,
});
const failed = { passed: false, score: 20 };

const cardAfter = (...attempts: PractisedAttempt[]) => {
  const [card] = withAttempts([], attempts, zone);
  if (!card) throw new Error('there is no card');
  return card;
};
const dueOf = (...attempts: PractisedAttempt[]) => dateIn(cardAfter(...attempts).due, zone);

test('When an exercise is not passed, then there is no card; with the first pass there is', () => {
  const tries = [attempt(1, '2026-11-01', failed), attempt(2, '2026-11-02', failed)];
  expect(withAttempts([], tries, zone)).toEqual([]);
  expect(cardAfter(...tries, attempt(3, '2026-11-03'))).toMatchObject({
    exerciseId: 'ask',
    passedAt: noon('2026-11-03'),
    attempts: 3,
    grade: 'good',
    repetitions: 1,
  });
});

test('When an exercise was easier, then it comes back later', () => {
  const hard = dueOf(attempt(1, '2026-11-01', { hintsUsed: 3 }));
  const good = dueOf(attempt(1, '2026-11-01'));
  const easy = dueOf(attempt(1, '2026-11-01', { score: 100 }));
  expect([hard, good, easy]).toEqual(['2026-11-03', '2026-11-04', '2026-11-09']);
});

test('When a due exercise is passed again, then each time it stays away longer', () => {
  const attempts = [attempt(1, '2026-01-01')];
  const pauses: number[] = [];
  for (let number = 2; number <= 5; number += 1) {
    const { due, practisedAt } = cardAfter(...attempts);
    pauses.push(Math.round((due.getTime() - practisedAt.getTime()) / 86_400_000));
    attempts.push(attempt(number, dateIn(due, zone)));
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(new Set(pauses).size).toBe(pauses.length);
  expect(cardAfter(...attempts)).toMatchObject({ repetitions: 5, passedAt: noon('2026-01-01') });
});

test('When a repetition fails, then it comes back sooner and stays a passed exercise', () => {
  const learned = [attempt(1, '2026-11-01'), attempt(2, '2026-11-04')];
  const card = cardAfter(...learned, attempt(3, '2026-11-18', failed));
  expect(card).toMatchObject({ lapses: 1, grade: 'again', passedAt: noon('2026-11-01'), words: 40 });
  expect(dateIn(card.due, zone)).toBe('2026-11-20');
  expect(dueOf(...learned, attempt(3, '2026-11-18')) > '2027-01-01').toBe(true);
  expect(reasonOf(card)).toBe('failed');
});

test('When it is tried more than once on its day, then the first attempt decides', () => {
  const once = [attempt(1, '2026-11-01'), attempt(2, '2026-11-04', failed)];
  const again = [...once, attempt(3, '2026-11-04')];
  expect(cardAfter(...again).due).toEqual(cardAfter(...once).due);
  expect(cardAfter(...again).attempts).toBe(3);
});

test('When it is not due yet, then a check changes no date', () => {
  const card = cardAfter(attempt(1, '2026-11-01'));
  const early = withAttempt(card, attempt(2, '2026-11-02', failed), zone);
  expect(early).toEqual({ ...card, attempts: 2 });
});

test('When an attempt is taken again, or an older one, then nothing changes', () => {
  const attempts = [attempt(1, '2026-11-01'), attempt(2, '2026-11-04'), attempt(3, '2026-11-20')];
  const cards = withAttempts([], attempts, zone);
  expect(withAttempts(cards, attempts, zone)).toEqual(cards);
  expect(withAttempts(cards, attempts.toReversed(), zone)).toEqual(cards);
});

test('When hints were opened before, then only those opened since make a repetition hard', () => {
  const first = attempt(1, '2026-11-01', { hintsUsed: 2 });
  const repetition = (hintsUsed: number) => cardAfter(first, attempt(2, '2026-11-05', { hintsUsed })).grade;
  expect(repetition(2)).toBe('good');
  expect(repetition(3)).toBe('good');
  const none = attempt(1, '2026-11-01');
  expect(cardAfter(none, attempt(2, '2026-11-05', { hintsUsed: 2 })).grade).toBe('hard');
});

test('When its day has begun in the learner’s zone, then it is due, whatever the hour it was passed at', () => {
  const card = cardAfter(attempt(1, '2026-11-01', { createdAt: new Date('2026-11-01T22:30:00Z') }));
  expect(dateIn(card.due, zone)).toBe('2026-11-04');
  expect(isDueOn(card, '2026-11-04', zone)).toBe(true);
  expect(isDueOn(card, addDays('2026-11-04', -1), zone)).toBe(false);
});

test('When a card is back, then the reason follows from how it went last', () => {
  const easy = attempt(1, '2026-11-01');
  expect(reasonOf(cardAfter(easy))).toBe('first');
  expect(reasonOf(cardAfter(attempt(5, '2026-11-01')))).toBe('hard');
  expect(reasonOf(cardAfter(easy, attempt(2, '2026-11-05')))).toBe('planned');
});
