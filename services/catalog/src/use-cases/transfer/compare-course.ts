import { draftFiles } from '@academy/contracts/content/draft-files.ts';
import type { ImportChoice, ImportedRecord } from '@academy/contracts/http/catalog/staff-transfer.ts';
import type {
  CourseFiles,
  ExerciseFiles,
  LessonFiles,
} from '@academy/service-kit/content/files/course-folder.ts';
import { readCourse, wholeCourse } from '@academy/service-kit/content/files/read-course.ts';
import { writeCourse } from '@academy/service-kit/content/files/write-course.ts';
import { courseFiles } from '../../content/course-files.ts';
import {
  courseFields,
  exerciseFields,
  lessonFields,
  writtenCourseFields,
} from '../../content/record-fields.ts';
import type { CourseRecord } from '../../domain/course.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import { compareOrder, orderWithNew, type Orders } from '../../domain/transfer/compare-order.ts';
import { compareFields, takenFields, type Base, type Fields } from '../../domain/transfer/three-way.ts';
import { importedBase, type BaseDeps } from './imported-base.ts';

export interface StoredCourse {
  course: CourseRecord;
  lessons: readonly LessonRecord[];
}

/** A record of the files beside what is stored of it. */
export interface ComparedRecord extends ImportedRecord {
  /** What the import sets of a record that is there. */
  taken: Record<string, unknown>;
  /** All that its file says, with the order of its parts. */
  file: Fields;
}

type Kind = ImportedRecord['kind'];

/** What is stored as its own export says it: what is written and read differs by no space from what was never away. */
const asFiles = ({ course, lessons }: StoredCourse): CourseFiles => {
  const files = courseFiles(course, lessons);
  return wholeCourse(readCourse(files.id, writeCourse(files), draftFiles)) ?? files;
};

interface Side {
  fields: Fields;
  isImported: boolean;
  isUntold: boolean;
}

const titlesOf = ({ titleEs, titleEn }: Fields) => ({ titleEs: String(titleEs), titleEn: String(titleEn) });

interface Compared {
  kind: Kind;
  id: string;
  path: string;
  file: Fields;
  ours: Side | undefined;
  order?: Orders | undefined;
  choices: readonly ImportChoice[];
}

const compare = async (
  deps: BaseDeps,
  { kind, id, path, file, ours, choices, order }: Compared,
): Promise<ComparedRecord> => {
  const said = { ...file, ...(order && { order: order.files }) };
  const record = { kind, id, path, ...titlesOf(file), file: said };
  if (!ours) return { ...record, is: 'created', fields: [], taken: {} };
  const asked = { ...ours, kind, recordId: id, ours: ours.fields };
  const compared = (base: Base) => [
    ...compareFields({ base, ours: ours.fields, file }),
    ...(order ? compareOrder(order, base?.['order']) : []),
  ];
  const fields = compared(null).length > 0 ? compared(await importedBase(deps, asked)) : [];
  const takesFile = (field: string): boolean =>
    choices.some((one) => one.kind === kind && one.id === id && one.field === field && one.take === 'file');
  const isTouched = fields.some(({ is }) => is !== 'kept');
  const keepsOrder = fields.some(({ field, is }) => field === 'order' && is === 'conflict');
  return {
    ...record,
    is: isTouched ? 'changed' : 'unchanged',
    fields,
    taken: { ...(order && keepsOrder && orderWithNew(order)), ...takenFields(fields, takesFile) },
  };
};

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

const absent = (kind: Kind, id: string, fields: Fields): ComparedRecord => ({
  kind,
  id,
  path: null,
  ...titlesOf(fields),
  is: 'absent',
  fields: [],
  taken: {},
  file: {},
});

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
      await compare(deps, {
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
  return [...compared, ...[...ours.values()].map((one) => absent('exercises', one.id, exerciseFields(one)))];
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
  const compared: ComparedRecord[] = [
    await compare(deps, {
      kind: 'courses',
      id: files.id,
      path: 'course.yaml',
      file: stored?.course.importedHash === null ? writtenCourseFields(files) : courseFields(files),
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
    compared.push(await compare(deps, { ...asked, ours: side, order, choices }));
    compared.push(...(await compareExercises(deps, { lesson, stored: own, from, choices })));
    sheets.delete(lesson.id);
  }
  return [...compared, ...[...sheets.values()].map((one) => absent('lessons', one.id, lessonFields(one)))];
};
