import type { JudgedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
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
  agrees: exercise && isPublished ? judge(exercise, { answer: text, language }).passed === good : null,
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
