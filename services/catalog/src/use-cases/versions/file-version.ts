import { courseChangeSchema } from '@academy/contracts/http/catalog/staff-courses.ts';
import { exerciseChangeSchema, type StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { lessonChangeSchema } from '@academy/contracts/http/catalog/staff-lessons.ts';
import { importedBase } from '@academy/service-kit/content/transfer/imported-base.ts';
import type { Base } from '@academy/service-kit/content/transfer/three-way.ts';
import { fileStateIn, knownFile } from '@academy/service-kit/versions/file-state.ts';
import { restorable } from '@academy/service-kit/versions/restorable.ts';
import type { VersionedPart } from '@academy/service-kit/versions/version.ts';
import { courseNotFound, exerciseNotFound, lessonNotFound } from '../../domain/catalog-texts.ts';
import { courseParts, lessonParts } from '../../domain/versioned-parts.ts';
import type { StaffCourse, StaffLesson } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { changeCourse, readCourseForStaff } from '../staff-content/staff-courses.ts';
import { changeExercise, readExerciseForStaff } from '../staff-content/staff-exercises.ts';
import { changeLesson, readLessonForStaff } from '../staff-content/staff-lessons.ts';
import { isUntoldCourse, isUntoldLesson } from '../transfer/untold-records.ts';
import type { OfRecord } from './read-versions.ts';
import { courseTexts, lessonTexts, type Restoring } from './restore-version.ts';

type FileDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'versions' | 'importBases'>;

/** A record as it is stored, and how it came to be there. Throws DomainError 404. */
const storedSide = async (deps: FileDeps, { kind, recordId }: OfRecord) => {
  const stateIn = (parts: readonly VersionedPart[]) =>
    parts.find((part) => part.kind === kind && part.id === recordId)?.state ?? {};
  if (kind === 'courses') {
    const course = await deps.courses.find(recordId);
    if (!course) throw courseNotFound();
    const isUntold = await isUntoldCourse(deps, course);
    return { ours: stateIn(courseParts(course)), isImported: course.importedHash !== null, isUntold };
  }
  const isLesson = kind === 'lessons';
  const lesson = await (isLesson ? deps.lessons.find(recordId) : deps.lessons.findOfExercise(recordId));
  if (!lesson) throw isLesson ? lessonNotFound() : exerciseNotFound();
  const isUntold = await isUntoldLesson(deps, lesson);
  return { ours: stateIn(lessonParts(lesson)), isImported: lesson.importedHash !== null, isUntold };
};

const fileOf = async (deps: FileDeps, record: OfRecord): Promise<Base> =>
  importedBase(deps, { ...(await storedSide(deps, record)), ...record });

const schemas = {
  // Files hold no pictures: they say nothing of one.
  courses: courseChangeSchema.omit({ coverImage: true }),
  lessons: lessonChangeSchema,
  exercises: exerciseChangeSchema,
} as const;

/** What the file of a record says, as it was imported last. */
export const readFileVersion = async (
  deps: FileDeps,
  record: OfRecord,
): Promise<{ state: Record<string, unknown> | null }> => {
  const file = await fileOf(deps, record);
  return { state: fileStateIn(schemas[record.kind], file) };
};

type FileRestoring = Omit<Restoring, 'versionId'>;

/** Saves what the file of a course says, as a version is restored. Throws 404 where nobody knows what it says. */
export const restoreCourseFile = async (deps: CatalogDeps, edit: FileRestoring): Promise<StaffCourse> => {
  const state = knownFile(await fileOf(deps, { kind: 'courses', recordId: edit.id }));
  const current = await readCourseForStaff(deps, edit.id);
  const change = restorable(courseTexts.omit({ coverImage: true }), { state, current });
  return changeCourse(deps, { ...edit, change, restores: true });
};

/** The same of a lesson; its exercises have files of their own. */
export const restoreLessonFile = async (deps: CatalogDeps, edit: FileRestoring): Promise<StaffLesson> => {
  const state = knownFile(await fileOf(deps, { kind: 'lessons', recordId: edit.id }));
  const current = await readLessonForStaff(deps, edit.id);
  return changeLesson(deps, { ...edit, change: restorable(lessonTexts, { state, current }), restores: true });
};

/** The same of an exercise: in a published lesson its self-test must pass. */
export const restoreExerciseFile = async (deps: CatalogDeps, edit: FileRestoring): Promise<StaffExercise> => {
  const state = knownFile(await fileOf(deps, { kind: 'exercises', recordId: edit.id }));
  const current = await readExerciseForStaff(deps, edit.id);
  const change = restorable(exerciseChangeSchema, { state, current });
  return changeExercise(deps, { ...edit, change, restores: true });
};
