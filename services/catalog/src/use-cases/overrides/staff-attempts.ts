import type { StaffAttempt, StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { isFoundBy, searchPrefix } from '@academy/service-kit/text/search-terms.ts';
import type { StaffLessonRow } from '../../data/lesson-repository.ts';
import { bisections } from '../../domain/bisections.ts';
import type { Named } from '../../data/staff-attempt-repository.ts';
import { toStaffAttempt, toStaffAttemptDetail } from '../../views/staff-attempt-views.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { learnerName } from '../../domain/learner-name.ts';
import { attemptNotFound } from '../../domain/exercise-texts.ts';
import { wordedVerdict } from '../../domain/worded-verdict.ts';
import type { CatalogDeps } from '../deps.ts';

type Titled = StaffLessonRow['exercises'][number];

/** More learners than this are not named by a text, but by a beginning that says little. */
const mostLearners = 1000;

const titledBy = (q: string, exercises: readonly Titled[]): string[] => {
  const prefixes = searchPrefix(q);
  if (prefixes.length === 0) return [];
  return exercises
    .filter(({ titleEs, titleEn }) => isFoundBy([titleEs, titleEn], prefixes))
    .map(({ id }) => id);
};

/** The learners and exercises that a free text names, in either language: "Ana", "first email", or both in any order. */
const namedBy = async (
  { people }: CatalogDeps,
  q: string | null,
  exercises: readonly Titled[],
): Promise<Named> => {
  if (q === null) return { userIds: [], exerciseIds: [], together: [] };
  const parts = bisections(q)
    .map(({ part, rest }) => ({ part, exerciseIds: titledBy(rest, exercises) }))
    .filter(({ exerciseIds }) => exerciseIds.length > 0);
  const [userIds, ...ofParts] = await Promise.all(
    [q, ...parts.map(({ part }) => part)].map((name) => people.named(name, mostLearners)),
  );
  const together = parts.map(({ exerciseIds }, index) => ({ userIds: ofParts[index] ?? [], exerciseIds }));
  return {
    userIds: userIds ?? [],
    exerciseIds: titledBy(q, exercises),
    together: together.filter((both) => both.userIds.length > 0),
  };
};

/** A page of all learners' attempts, with the count of all that match. */
export const listAttemptsForStaff = async (
  deps: CatalogDeps,
  query: StaffList,
): Promise<{ rows: StaffAttempt[]; total: number }> => {
  const exercises = (await deps.lessons.listForStaff()).flatMap((lesson) => lesson.exercises);
  const { rows, total } = await deps.staffAttempts.list(query, await namedBy(deps, query.q, exercises));
  const names = await deps.people.namesOf(rows.map(({ userId }) => userId));
  const exerciseById = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const view = (attempt: AttemptRecord) =>
    toStaffAttempt(attempt, {
      learner: learnerName(names.get(attempt.userId)),
      exercise: exerciseById.get(attempt.exerciseId) ?? null,
    });
  return { rows: rows.map(view), total };
};

/** One attempt as staff see it, worded in their language; 404 where it is not, or not any more. */
export const staffAttempt = async (
  deps: CatalogDeps,
  attempt: AttemptRecord | null,
  language: Language,
): Promise<StaffAttemptDetail> => {
  if (!attempt) throw attemptNotFound();
  const [names, lesson] = await Promise.all([
    deps.people.namesOf([attempt.userId]),
    deps.lessons.findOfExercise(attempt.exerciseId),
  ]);
  const exercise = lesson?.exercises.find(({ id }) => id === attempt.exerciseId) ?? null;
  const verdict = wordedVerdict(attempt, exercise, language);
  const learner = learnerName(names.get(attempt.userId));
  return toStaffAttemptDetail(attempt, { learner, exercise, verdict });
};

export const readAttemptForStaff = async (
  deps: CatalogDeps,
  id: string,
  language: Language,
): Promise<StaffAttemptDetail> => staffAttempt(deps, await deps.attempts.find(id), language);
