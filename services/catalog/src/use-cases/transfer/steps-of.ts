import type { CourseFiles, LessonFiles } from '@academy/service-kit/content/files/course-folder.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import type { ComparedRecord } from '@academy/service-kit/content/transfer/compare-record.ts';
import { fingerprints } from '@academy/service-kit/content/transfer/fingerprints.ts';
import { contentExercise, contentLesson } from '../../content/content-lesson.ts';
import { courseFields } from '../../content/record-fields.ts';
import type { CourseRecord } from '../../domain/course.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import { lessonFingerprints } from '../../domain/transfer/as-planned.ts';
import type {
  CourseStep,
  ImportSteps,
  LessonChange,
  LessonStep,
} from '../../domain/transfer/import-steps.ts';
import type { StoredCourse } from './compare-course.ts';

type Records = ReadonlyMap<string, ComparedRecord>;

const keyOf = ({ kind, id }: Pick<ComparedRecord, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The order that is taken, as an array of ids; null where it stays. */
const orderOf = (record: ComparedRecord | undefined): string[] | null =>
  Array.isArray(record?.taken['order']) ? record.taken['order'].map(String) : null;

const withoutOrder = ({ taken }: ComparedRecord): Record<string, unknown> => {
  const { order: _order, ...fields } = taken;
  return fields;
};

/** Where it stands among the others. */
const placed = (orderIndex: number) => ({ orderIndex, orderedByStaff: true });

/** A change with what stood there, by which it is seen later what others have changed since. */
const fingerprinted = (change: LessonChange, lesson: LessonRecord | undefined): LessonChange =>
  lesson
    ? { ...change, was: { version: lesson.version, prints: lessonFingerprints(lesson, change) } }
    : change;

const lessonChange = (lesson: LessonFiles, records: Records, place: number | null): LessonChange => {
  const record = records.get(`lessons ${lesson.id}`);
  const exercises = lesson.exercises.flatMap(({ id }) => {
    const found = records.get(`exercises ${id}`);
    return found && Object.keys(found.taken).length > 0 ? [{ id, set: found.taken }] : [];
  });
  const added = lesson.exercises.filter(({ id }) => records.get(`exercises ${id}`)?.is === 'created');
  return {
    set: {
      ...(record && withoutOrder(record)),
      ...(place !== null && placed(place)),
    },
    exercises,
    added: added.map(contentExercise),
    order: orderOf(record),
  };
};

const isNothing = ({ set, exercises, added, order }: LessonChange): boolean =>
  Object.keys(set).length + exercises.length + added.length === 0 && order === null;

/** Where each lesson whose place changes goes. */
const placesOf = (order: readonly string[] | null, lessons: readonly LessonRecord[]): Map<string, number> => {
  const now = new Map(lessons.map(({ _id, orderIndex }) => [_id, orderIndex]));
  return new Map(
    (order ?? []).map((id, at): [string, number] => [id, at]).filter(([id, at]) => now.get(id) !== at),
  );
};

const courseSet = (record: ComparedRecord, course: CourseRecord, hash: string): CourseStep | null => {
  const set = withoutOrder(record) as Partial<CourseRecord>;
  if (Object.keys(set).length === 0) return null;
  return { hash, set, was: { version: course.version, prints: fingerprints(course, set) } };
};

/** What is written where the records come to this. */
export const stepsOf = (
  files: CourseFiles,
  stored: StoredCourse | null,
  compared: readonly ComparedRecord[],
): ImportSteps => {
  const records: Records = new Map(compared.map((record) => [keyOf(record), record]));
  const record = records.get(`courses ${files.id}`);
  const hash = importHash(files.file);
  const there = new Map(stored?.lessons.map((lesson) => [lesson._id, lesson]));
  const places = placesOf(orderOf(record), stored?.lessons ?? []);
  const lessons: LessonStep[] = files.lessons.flatMap((lesson): LessonStep[] => {
    const { hash: lessonHash, fields } = contentLesson({ ...lesson, exercises: [] }, files.id);
    const step = { id: lesson.id, hash: lessonHash };
    if (records.get(`lessons ${lesson.id}`)?.is === 'created') {
      const orderIndex = places.get(lesson.id) ?? lesson.orderIndex;
      return [
        { ...step, create: { ...fields, orderIndex, exercises: lesson.exercises.map(contentExercise) } },
      ];
    }
    const change = lessonChange(lesson, records, places.get(lesson.id) ?? null);
    return isNothing(change) ? [] : [{ ...step, change: fingerprinted(change, there.get(lesson.id)) }];
  });
  const inFiles = new Set(files.lessons.map(({ id }) => id));
  const known = compared.filter(({ is }) => is === 'changed' || is === 'unchanged');
  const moved = [...places].filter(([id]) => !inFiles.has(id));
  return {
    course: stored
      ? record
        ? courseSet(record, stored.course, hash)
        : null
      : { hash, create: { ...courseFields(files), orderIndex: files.file.orderIndex } },
    lessons: [
      ...lessons,
      ...moved.map(([id, orderIndex]): LessonStep => {
        const change = { set: placed(orderIndex), exercises: [], added: [], order: null };
        return { id, hash: '', change: fingerprinted(change, there.get(id)) };
      }),
    ],
    files: known.map(({ kind, id, file }) => ({
      kind,
      id,
      // Compared without its cover where that follows the title; the next import has to know what the file said.
      fields: kind === 'courses' ? { ...file, cover: files.file.cover } : file,
    })),
  };
};
