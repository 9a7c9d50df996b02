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

/** By the judged attempt, for as long as the exercise judges as it does: a page of prompts takes a tenth of a second to judge. */
const outcomesOf = oncePerObject((_exercise: LessonExercise) => new Map<string, boolean>());

const passes = (
  exercise: LessonExercise,
  { _id, text }: Pick<JudgedAttemptRecord, '_id' | 'text'>,
): boolean => {
  const outcomes = outcomesOf(exercise);
  const passed = outcomes.get(_id) ?? judge(exercise, { answer: text, language: 'en' }).passed;
  outcomes.set(_id, passed);
  return passed;
};

const toView = (
  { _id, exerciseId, text, good, point, state, judgedAt }: JudgedAttemptRecord,
  { exercise, isPublished }: Found,
  language: Language,
): JudgedAttempt => ({
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
  agrees: exercise && isPublished ? passes(exercise, { _id, text }) === good : null,
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
  return rows.map((row) => toView(row, found.get(row.exerciseId) ?? none, language));
};

export const listJudged = async (
  deps: CatalogDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: JudgedAttempt[]; total: number }> => {
  const { rows, total } = await deps.judgedAttempts.listForStaff(list);
  return { rows: await judgedViews(deps, rows, language), total };
};
