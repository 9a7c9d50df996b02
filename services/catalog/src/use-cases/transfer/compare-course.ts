import { draftFiles } from '@academy/contracts/content/draft-files.ts';
import type { ImportChoice } from '@academy/contracts/shared/content-transfer.ts';
import type {
  CourseFiles,
  ExerciseFiles,
  LessonFiles,
} from '@academy/service-kit/content/files/course-folder.ts';
import { readCourse, wholeCourse } from '@academy/service-kit/content/files/read-course.ts';
import { writeCourse } from '@academy/service-kit/content/files/write-course.ts';
import {
  absentRecord,
  compareRecord,
  type ComparedRecord,
  type Side,
} from '@academy/service-kit/content/transfer/compare-record.ts';
import type { BaseDeps } from '@academy/service-kit/content/transfer/imported-base.ts';
import { courseFiles } from '../../content/course-files.ts';
import {
  courseBase,
  courseFields,
  exerciseFields,
  lessonFields,
  writtenCourseFields,
} from '../../content/record-fields.ts';
import type { CourseRecord } from '../../domain/course.ts';
import type { LessonRecord } from '../../domain/lesson.ts';

export interface StoredCourse {
  course: CourseRecord;
  lessons: readonly LessonRecord[];
}

/** What is stored as its own export says it: what is written and read differs by no space from what was never away. */
const asFiles = ({ course, lessons }: StoredCourse): CourseFiles => {
  const files = courseFiles(course, lessons);
  return wholeCourse(readCourse(files.id, writeCourse(files), draftFiles)) ?? files;
};

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

const compareExercises = async (
  deps: BaseDeps,
  {
    lesson,
    stored,
    from,
    choices,
  }: {
    lesson: LessonFiles;
    stored: LessonFiles | undefined;
    from: Omit<Side, 'fields'>;
    choices: readonly ImportChoice[];
  },
): Promise<ComparedRecord[]> => {
  const ours = new Map(stored?.exercises.map((exercise): [string, ExerciseFiles] => [exercise.id, exercise]));
  const compared: ComparedRecord[] = [];
  for (const exercise of lesson.exercises) {
    const own = ours.get(exercise.id);
    compared.push(
      await compareRecord(deps, {
        kind: 'exercises',
        id: exercise.id,
        path: exercise.path,
        file: exerciseFields(exercise),
        ours: own && { fields: exerciseFields(own), ...from },
        choices,
      }),
    );
    ours.delete(exercise.id);
  }
  return [
    ...compared,
    ...[...ours.values()].map((one) => absentRecord('exercises', one.id, exerciseFields(one))),
  ];
};

/** Each course, lesson and exercise of the files beside what is stored of it, and what the files do not have. */
export const compareCourse = async (
  deps: BaseDeps,
  {
    files,
    stored,
    untold,
    choices,
  }: {
    files: CourseFiles;
    stored: StoredCourse | null;
    untold: ReadonlySet<string>;
    choices: readonly ImportChoice[];
  },
): Promise<ComparedRecord[]> => {
  const ours = stored && asFiles(stored);
  const records = new Map(stored?.lessons.map((lesson) => [lesson._id, lesson]));
  const sheets = new Map(ours?.lessons.map((lesson) => [lesson.id, lesson]));
  const isByStaff = (stored?.lessons ?? []).some(({ orderedByStaff = false }) => orderedByStaff);
  const follows = stored?.course.cover === null;
  const alwaysFollowed = follows && stored.course.importedHash === null;
  const compared: ComparedRecord[] = [
    await compareRecord(deps, {
      kind: 'courses',
      id: files.id,
      path: 'course.yaml',
      file: follows ? writtenCourseFields(files) : courseFields(files),
      inTodaysTerms: (base) => courseBase(base, { alwaysFollowed }),
      ours: ours
        ? {
            fields: courseFields(ours),
            isImported: stored?.course.importedHash !== null,
            isUntold: untold.has(files.id),
          }
        : undefined,
      order: { ours: idsOf(ours?.lessons ?? []), files: idsOf(files.lessons), isByStaff },
      choices,
    }),
  ];
  for (const lesson of files.lessons) {
    const own = sheets.get(lesson.id);
    const record = records.get(lesson.id);
    const from = { isImported: (record?.importedHash ?? null) !== null, isUntold: untold.has(lesson.id) };
    const order = {
      ours: idsOf(own?.exercises ?? []),
      files: idsOf(lesson.exercises),
      isByStaff: record?.orderedByStaff ?? false,
    };
    const side = own && { fields: lessonFields(own), ...from };
    const asked = { kind: 'lessons', id: lesson.id, path: lesson.path, file: lessonFields(lesson) } as const;
    compared.push(await compareRecord(deps, { ...asked, ours: side, order, choices }));
    compared.push(...(await compareExercises(deps, { lesson, stored: own, from, choices })));
    sheets.delete(lesson.id);
  }
  return [
    ...compared,
    ...[...sheets.values()].map((one) => absentRecord('lessons', one.id, lessonFields(one))),
  ];
};
