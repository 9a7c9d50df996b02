import { createEmptyCard, fsrs, Rating, State, type Grade as Rated } from 'ts-fsrs';
import type { Grade } from './grade.ts';

/** What FSRS remembers of an exercise, and when it is due again. */
export interface Schedule {
  /** Days after which it is remembered with a probability of nine in ten. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  repetitions: number;
  lapses: number;
  practisedAt: Date;
  due: Date;
}

// Without chance, so that the same attempts always give the same days; in whole days, since nothing comes back within one.
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

const ratings: Record<Grade, Rated> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const cardOf = ({ stability, difficulty, repetitions, lapses, practisedAt, due }: Schedule) => ({
  stability,
  difficulty,
  reps: repetitions,
  lapses,
  last_review: practisedAt,
  due,
  state: State.Review,
  // Derived from the dates, or of steps within a day.
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
});

/** The next date of an exercise; `before` is null when it was passed for the first time. */
export const scheduleAfter = (before: Schedule | null, grade: Grade, at: Date): Schedule => {
  const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(at), at, ratings[grade]);
  const { stability, difficulty, reps, lapses, due } = card;
  return { stability, difficulty, repetitions: reps, lapses, practisedAt: at, due };
};
