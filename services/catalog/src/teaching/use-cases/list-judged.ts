import { setImmediate } from 'node:timers/promises';
import type { JudgedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { oncePerObject } from '@academy/prompt-rubric/once-per-object.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { criterionLabels } from '../../domain/criterion-labels.ts';
import { judge } from '../../domain/judge.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { exerciseIn } from '../../use-cases/staff-content/staff-exercises.ts';
import type { JudgedAttemptRecord } from '../domain/judged-attempt.ts';

interface Found {
  exercise: LessonExercise | null;
  /** Whether learners' prompts are judged by it. */
  isPublished: boolean;
}

/** The exercise as learners' prompts are judged by it, or as staff have it where it is not published. */
const exerciseOf = async ({ outline, lessons }: CatalogDeps, id: string): Promise<Found> => {
  const place = (await outline.read()).lessonOfExercise(id);
  const published = place && (await outline.exercise(place.lesson.id, id));
  if (published) return { exercise: published, isPublished: true };
  return { exercise: exerciseIn(await lessons.findOfExercise(id), id) ?? null, isPublished: false };
};

/** Each row may have to be judged. */
const mostRows = 100;

/** By the judged attempt, for as long as the exercise judges as it does: a page of prompts takes a tenth of a second to judge. */
const outcomesOf = oncePerObject((_exercise: LessonExercise) => new Map<string, boolean>());

const passes = async (
  exercise: LessonExercise,
  { _id, text }: Pick<JudgedAttemptRecord, '_id' | 'text'>,
): Promise<boolean> => {
  const outcomes = outcomesOf(exercise);
  const known = outcomes.get(_id);
  if (known !== undefined) return known;
  const { passed } = judge(exercise, { answer: text, language: 'en' });
  outcomes.set(_id, passed);
  // A page of prompts judged in one go would block the calls of learners.
  await setImmediate();
  return passed;
};

const toView = async (
  { _id, exerciseId, text, good, point, state, judgedAt }: JudgedAttemptRecord,
  { exercise, isPublished }: Found,
  language: Language,
): Promise<JudgedAttempt> => ({
  id: _id,
  exerciseId,
  exerciseTitleEs: exercise?.titleEs ?? '',
  exerciseTitleEn: exercise?.titleEn ?? '',
  text,
  good,
  point,
  pointLabel: (exercise && criterionLabels(exercise.rubric, language).get(point)) ?? point,
  // One that is not settled is never shown.
  state: state === 'unsettled' ? 'waiting' : state,
  agrees: exercise && isPublished ? (await passes(exercise, { _id, text })) === good : null,
  judgedAt: judgedAt.toISOString(),
});

/** Judged attempts as staff see them, each with whether the checker judges it as the teacher did. */
export const judgedViews = async (
  deps: CatalogDeps,
  rows: readonly JudgedAttemptRecord[],
  language: Language,
): Promise<JudgedAttempt[]> => {
  const ids = [...new Set(rows.map(({ exerciseId }) => exerciseId))];
  const found = new Map(await Promise.all(ids.map(async (id) => [id, await exerciseOf(deps, id)] as const)));
  const none: Found = { exercise: null, isPublished: false };
  const views: JudgedAttempt[] = [];
  for (const row of rows) views.push(await toView(row, found.get(row.exerciseId) ?? none, language));
  return views;
};

/** A page of judged attempts for staff: a hundred at most, however many are asked for. */
export const listJudged = async (
  deps: CatalogDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: JudgedAttempt[]; total: number }> => {
  const { from, to } = list.range;
  const range = { from, to: Math.min(to, from + mostRows - 1) };
  const { rows, total } = await deps.judgedAttempts.listForStaff({ ...list, range });
  return { rows: await judgedViews(deps, rows, language), total };
};
