import type { ContestedCriterion } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import { criterionLabels } from '../../domain/criterion-labels.ts';
import type { CatalogDeps } from '../deps.ts';

const day = 24 * 60 * 60 * 1000;
/** An older attempt was judged by another rubric as likely as not. */
const reach = 90 * day;

const share = ({ pointedOut, attempts }: ContestedCriterion): number => pointedOut / attempts;

/**
 * What the rubrics of a course failed to see, as its learners say: each criterion they pointed out, by the share of
 * attempts, the highest first.
 */
export const contestedCriteria = async (
  deps: CatalogDeps,
  courseId: string,
  language: Language,
): Promise<ContestedCriterion[]> => {
  const course = await deps.courses.find(courseId);
  if (!course) throw courseNotFound();
  const since = new Date(deps.now().getTime() - reach);
  const pointed = await deps.attemptOutcomes.pointedOut(courseId, since);
  if (pointed.length === 0) return [];
  const [counts, listed] = await Promise.all([
    deps.attemptOutcomes.countByExercise(courseId, since),
    deps.lessons.listRubricsOfCourse(courseId),
  ]);
  const exercises = new Map(listed.map((exercise) => [exercise.id, exercise]));
  const rows = pointed.flatMap(({ exerciseId, key, pointedOut, refused }): ContestedCriterion[] => {
    const exercise = exercises.get(exerciseId);
    if (!exercise) return [];
    const { titleEs: exerciseTitleEs, titleEn: exerciseTitleEn, rubric } = exercise;
    const label = criterionLabels(rubric, language).get(key) ?? key;
    const attempts = Math.max(pointedOut, counts.get(exerciseId) ?? 0);
    return [{ exerciseId, exerciseTitleEs, exerciseTitleEn, key, label, attempts, pointedOut, refused }];
  });
  return rows.toSorted((a, b) => share(b) - share(a) || b.pointedOut - a.pointedOut);
};
