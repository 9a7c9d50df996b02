import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { derivedId } from '@academy/service-kit/ids/derived-id.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import { copiedTitles, copyOfCourse, copyOfLesson } from '../../domain/duplicate.ts';
import { lastPlace } from '../../domain/last-place.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import {
  toStaffCourse,
  toStaffLesson,
  type StaffCourse,
  type StaffLesson,
} from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { exerciseIn } from '../staff-content/staff-exercises.ts';
import { claimCoverImage } from '../course-covers/claim-cover-image.ts';
import { termsOf } from '../staff-content/edit-course.ts';
import { addExercise, findExerciseForStaff } from './add-exercise.ts';
import { createOnce } from './create-once.ts';
import { settleArrangement, settledLesson } from './settle-arrangement.ts';

interface Duplication {
  /** Of what is copied. */
  id: string;
  /** Of the copy: the same again copies nothing twice. */
  copyId: string;
  actorId: string;
}

const audit = ({ id, copyId, actorId }: Duplication, what: 'course' | 'lesson', at: Date) =>
  staffActionRecorded({
    actorId,
    action: `${what}.duplicated`,
    resource: `${what}s`,
    resourceId: copyId,
    fields: [`from ${id}`],
    at,
  });

/** Copies an exercise, as the last of its lesson. */
export const duplicateExercise = async (
  deps: CatalogDeps,
  { id, copyId, actorId }: Duplication,
): Promise<StaffExercise> => {
  const there = await findExerciseForStaff(deps, copyId);
  if (there) return there;
  const lesson = await settledLesson(deps, () => deps.lessons.findOfExercise(id));
  const source = exerciseIn(lesson, id);
  if (!lesson || !source) throw exerciseNotFound();
  const made = await addExercise(deps, {
    lessonId: lesson._id,
    exercise: { ...source, ...copiedTitles(source), id: copyId },
    action: { actorId, action: 'exercise.duplicated', fields: [`from ${id}`] },
  });
  if (!made) throw exerciseNotFound();
  return made;
};

/** Copies a lesson with its exercises: a draft, the last of its course. */
export const duplicateLesson = async (deps: CatalogDeps, duplication: Duplication): Promise<StaffLesson> => {
  const { lessons, now } = deps;
  const { id, copyId } = duplication;
  const made = await createOnce({
    find: () => lessons.find(copyId),
    create: async () => {
      const source = await settledLesson(deps, () => lessons.find(id));
      if (!source) throw lessonNotFound();
      const at = now();
      const orderIndex = lastPlace(await lessons.listOfCourse(source.courseId));
      const copy = copyOfLesson(source, { _id: copyId, orderIndex, ...copiedTitles(source) }, at);
      return lessons.create(copy, [audit(duplication, 'lesson', at)], {
        by: duplication.actorId,
        source: 'created',
      });
    },
  });
  return toStaffLesson(made);
};

/** A course's lesson is copied once; a copy of it that is there already is the one. */
const copyInto = async (
  { lessons, now }: CatalogDeps,
  { copyId: courseId, actorId }: Duplication,
  source: LessonRecord,
): Promise<void> => {
  const _id = derivedId(courseId, source._id);
  await createOnce({
    find: () => lessons.find(_id),
    create: () =>
      lessons.create(copyOfLesson(source, { _id, courseId }, now()), [], { by: actorId, source: 'created' }),
  });
};

/**
 * Copies a course with its lessons and exercises, all as drafts. The course comes last: what a crash leaves behind has no
 * course, and the same call again completes it.
 */
export const duplicateCourse = async (deps: CatalogDeps, duplication: Duplication): Promise<StaffCourse> => {
  const { courses, now } = deps;
  const { id, copyId } = duplication;
  const made = await createOnce({
    find: () => courses.find(copyId),
    create: async () => {
      await settleArrangement(deps, id);
      const source = await courses.find(id);
      if (!source) throw courseNotFound();
      for (const lesson of await deps.lessons.findOfCourse(id)) {
        await copyInto(deps, duplication, lesson);
        failPoint('catalog.after_copied_lesson');
      }
      await claimCoverImage(deps, source.coverImage);
      const at = now();
      const copy = copyOfCourse(
        source,
        { _id: copyId, orderIndex: lastPlace(await courses.listForStaff()) },
        at,
      );
      return courses.create({ ...copy, terms: termsOf(copy) }, [audit(duplication, 'course', at)], {
        by: duplication.actorId,
        source: 'created',
      });
    },
  });
  return toStaffCourse(made);
};
