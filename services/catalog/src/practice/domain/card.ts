import type { PracticeReason } from '@academy/contracts/http/catalog/practice.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { dateIn, type CalendarDate } from '../../domain/calendar.ts';
import { gradeOf, type Grade } from './grade.ts';
import { scheduleAfter, type Schedule } from './schedule.ts';

/** A passed exercise that comes back. */
export interface PracticeCard extends Schedule {
  exerciseId: string;
  lessonId: string;
  courseId: string;
  passedAt: Date;
  /** How many attempts are taken into it: those numbered 1 to this. */
  attempts: number;
  /** How many hints were open at the last of them. */
  hintsUsed: number;
  /** How the last repetition went, or passing it. */
  grade: Grade;
  /** How long the passed prompt was. */
  words: number;
}

/** What practice needs of an attempt. */
export type PractisedAttempt = Pick<
  AttemptRecord,
  | 'exerciseId'
  | 'lessonId'
  | 'courseId'
  | 'attempt'
  | 'passed'
  | 'score'
  | 'hintsUsed'
  | 'words'
  | 'createdAt'
>;

/** Whether it is due on a day; it is from that day's first minute on. */
export const isDueOn = ({ due }: Pick<PracticeCard, 'due'>, date: CalendarDate, timeZone: string): boolean =>
  dateIn(due, timeZone) <= date;

const passedFirst = (attempt: PractisedAttempt): PracticeCard => {
  const { exerciseId, lessonId, courseId, hintsUsed, words, createdAt } = attempt;
  const grade = gradeOf({ ...attempt, attempts: attempt.attempt, hints: hintsUsed });
  return {
    ...scheduleAfter(null, grade, createdAt),
    exerciseId,
    lessonId,
    courseId,
    passedAt: createdAt,
    attempts: attempt.attempt,
    hintsUsed,
    grade,
    words,
  };
};

const repeated = (card: PracticeCard, attempt: PractisedAttempt): PracticeCard => {
  // Hints once opened stay open: only those opened since then helped this time.
  const hints = Math.max(0, attempt.hintsUsed - card.hintsUsed);
  const grade = gradeOf({ ...attempt, attempts: 1, hints });
  return {
    ...card,
    ...scheduleAfter(card, grade, attempt.createdAt),
    grade,
    ...(attempt.passed && { words: attempt.words }),
  };
};

/**
 * A card with one more attempt; null until the exercise is passed. One on a day when it is due is a repetition, and the
 * first that day decides. Any other changes no date. An attempt that the card has already changes nothing.
 */
export const withAttempt = (
  card: PracticeCard | null,
  attempt: PractisedAttempt,
  timeZone: string,
): PracticeCard | null => {
  if (!card) return attempt.passed ? passedFirst(attempt) : null;
  if (attempt.attempt <= card.attempts) return card;
  const isRepetition = isDueOn(card, dateIn(attempt.createdAt, timeZone), timeZone);
  const after = isRepetition ? repeated(card, attempt) : card;
  return { ...after, attempts: attempt.attempt, hintsUsed: attempt.hintsUsed };
};

/** A learner's cards with more attempts, which are in their order within each exercise. */
export const withAttempts = (
  cards: readonly PracticeCard[],
  attempts: readonly PractisedAttempt[],
  timeZone: string,
): PracticeCard[] => {
  const byExercise = new Map(cards.map((card) => [card.exerciseId, card]));
  for (const attempt of attempts) {
    const card = withAttempt(byExercise.get(attempt.exerciseId) ?? null, attempt, timeZone);
    if (card) byExercise.set(attempt.exerciseId, card);
  }
  return [...byExercise.values()];
};

/** Why a card is back. */
export const reasonOf = ({ grade, repetitions }: PracticeCard): PracticeReason => {
  if (grade === 'again') return 'failed';
  if (grade === 'hard') return 'hard';
  return repetitions === 1 ? 'first' : 'planned';
};
