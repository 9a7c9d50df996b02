import type {
  CourseLearners,
  ExerciseFigure,
  LearnerProgress,
} from '@academy/contracts/http/catalog/staff-learning.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { criterionLabels } from '../domain/criterion-labels.ts';
import type { ProgressRecord } from '../domain/progress.ts';
import { toLearnerProgress } from '../views/progress-views.ts';
import { countLeftBehindOf } from './count-left-behind.ts';
import type { CatalogDeps } from './deps.ts';

const latestFirst = (a: ProgressRecord, b: ProgressRecord): number =>
  b.lastActivityAt.getTime() - a.lastActivityAt.getTime();

/** A learner's progress in each of their courses, those that are not published any more or lie in the bin too, latest activity first. */
export const learnerProgress = async (deps: CatalogDeps, userId: string): Promise<LearnerProgress[]> => {
  await countLeftBehindOf(deps, userId);
  const [outline, courses, binned, all] = await Promise.all([
    deps.outline.read(),
    deps.courses.listForStaff(),
    deps.courses.listBinned(),
    deps.progress.listOf(userId),
  ]);
  const courseById = new Map([...courses, ...binned].map((course) => [course._id, course]));
  return all.toSorted(latestFirst).flatMap((progress) => {
    const course = courseById.get(progress.courseId);
    return course ? [toLearnerProgress(progress, { course, outline: outline.course(course._id) })] : [];
  });
};

/** How many learners have begun a course and not completed it, and how many of them would lose it if it became premium. */
export const courseLearners = async (
  { progress, people }: Pick<CatalogDeps, 'progress' | 'people'>,
  courseId: string,
): Promise<CourseLearners> => {
  const ids = await progress.inProgress(courseId);
  return { inProgress: ids.length, withoutPremium: await people.countWithoutPremium(ids) };
};

/** How each exercise that was tried fares, in course order, with what its learners miss most in the caller's language. */
export const exerciseFigures = async (
  { exerciseFigures: figures }: CatalogDeps,
  language: Language,
): Promise<ExerciseFigure[]> => {
  const tried = await figures.read();
  return tried.map(({ courseId, exercise, figures: { attempts, passed, mostMissed } }) => ({
    exerciseId: exercise.id,
    titleEs: exercise.titleEs,
    titleEn: exercise.titleEn,
    courseId,
    attempts,
    passed,
    mostMissed: mostMissed && {
      ...mostMissed,
      label: criterionLabels(exercise.rubric, language).get(mostMissed.key) ?? mostMissed.key,
    },
  }));
};
