import { stuckLearnerSchema, type StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { isStaff } from '@academy/contracts/shared/permissions.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import type { RubricRow } from '../data/lesson-repository.ts';
import { criterionLabels } from '../domain/criterion-labels.ts';
import { learnerName } from '../domain/learner-name.ts';
import type { Stuck } from '../domain/stuck-learner.ts';
import type { CatalogDeps } from './deps.ts';

type Exercise = RubricRow['exercises'][number] & { lessonId: string };

const titlesOf = (titled: { titleEs: string; titleEn: string } | undefined) =>
  [titled?.titleEs ?? '', titled?.titleEn ?? ''] as const;

interface Named {
  learner: string;
  course: { titleEs: string; titleEn: string } | undefined;
  exercise: Exercise | undefined;
  language: Language;
}

const toRow = (
  { key, lastAt, ...one }: Stuck,
  { learner, course, exercise, language }: Named,
): StuckLearner => {
  const [courseTitleEs, courseTitleEn] = titlesOf(course);
  const [exerciseTitleEs, exerciseTitleEn] = titlesOf(exercise);
  const labels = exercise && criterionLabels(exercise.rubric, language);
  return {
    ...one,
    id: `${one.reason}:${one.userId}:${one.exerciseId ?? one.courseId}`,
    learner,
    courseTitleEs,
    courseTitleEn,
    lessonId: exercise?.lessonId ?? null,
    exerciseTitleEs,
    exerciseTitleEn,
    criterion: key === null ? '' : (labels?.get(key) ?? key),
    lastAt: lastAt.toISOString(),
  };
};

const query = {
  text: (row: StuckLearner) => [
    row.learner,
    row.courseTitleEs,
    row.courseTitleEn,
    row.exerciseTitleEs,
    row.exerciseTitleEn,
    row.criterion,
  ],
  sortable: ['lastAt', 'learner', 'attempts'] as const,
  filters: stuckLearnerSchema
    .pick({ reason: true, courseId: true, exerciseId: true, userId: true })
    .partial()
    .strict(),
};

/** A page of the learners who do not get on, latest first; of each reason the latest ones at most, and none of staff. */
export const listStuckLearners = async (
  deps: CatalogDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: StuckLearner[]; total: number }> => {
  const [stuck, lessons, courses] = await Promise.all([
    deps.stuckLearners.read(),
    deps.lessons.listRubrics(),
    deps.courses.listForStaff(),
  ]);
  const exercises = new Map<string, Exercise>(
    lessons.flatMap((lesson) =>
      lesson.exercises.map((exercise): [string, Exercise] => [
        exercise.id,
        { ...exercise, lessonId: lesson._id },
      ]),
    ),
  );
  const courseById = new Map(courses.map((course) => [course._id, course]));
  const people = await deps.people.namesOf(stuck.map(({ userId }) => userId));
  const rows = stuck.flatMap((one) => {
    const person = people.get(one.userId);
    if (person && isStaff(person.role)) return [];
    const learner = learnerName(person);
    const course = courseById.get(one.courseId);
    return [toRow(one, { learner, course, exercise: exercises.get(one.exerciseId ?? ''), language })];
  });
  return staffPage(rows, list, query);
};
