import { setImmediate } from 'node:timers/promises';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import type { ComparedRecord } from '@academy/service-kit/content/transfer/compare-record.ts';
import { locateIn, type Locate } from '@academy/service-kit/content/transfer/locate.ts';
import { filesFaulty, mostFaults } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import { placeInFiles } from '../../content/record-fields.ts';
import { gapFields, missingFields, titleMissing } from '../../domain/authoring-texts.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import {
  missingOfCourse,
  missingOfExercise,
  missingOfLesson,
  nameless,
  openGapsOf,
  type CourseTexts,
} from '../../domain/missing-texts.ts';
import { selfTestFaults } from '../../domain/self-test.ts';
import { selfTestFields } from '../../domain/staff-content-texts.ts';
import { changedLesson, touchedIn, type ImportSteps } from '../../domain/transfer/import-steps.ts';
import type { StoredCourse } from './compare-course.ts';
import type { SentCourse } from './read-source.ts';

const exerciseFaults = async (
  exercises: readonly LessonExercise[],
  locate: Locate,
  most: number,
): Promise<FieldError[]> => {
  const faults: FieldError[] = [];
  for (const exercise of exercises) {
    if (faults.length >= most) break;
    const at = (path: string): string => locate({ kind: 'exercises', id: exercise.id }, path);
    faults.push(
      ...missingFields(missingOfExercise(exercise).map(at)),
      ...gapFields(openGapsOf(exercise).map(at)),
      ...selfTestFields(selfTestFaults([exercise]), ({ path }) => at(path)),
    );
    // All self-tests of a course in one go would block other requests noticeably.
    await setImmediate();
  }
  return faults;
};

interface LessonAfter {
  lesson: Pick<
    LessonRecord,
    '_id' | 'titleEs' | 'titleEn' | 'contentEs' | 'contentEn' | 'status' | 'exercises'
  >;
  /** Its exercises that learners would meet as new or other ones. */
  touched: LessonExercise[];
}

/** The lessons as they would be, those that the import leaves alone too. */
const lessonsAfter = (steps: ImportSteps, stored: StoredCourse | null): LessonAfter[] => {
  const byId = new Map(steps.lessons.map((step) => [step.id, step]));
  const there = (stored?.lessons ?? []).map((before): LessonAfter => {
    const step = byId.get(before._id);
    if (!step || !('change' in step)) return { lesson: before, touched: [] };
    const lesson = changedLesson(before, step.change);
    const touched = new Set(touchedIn(step.change));
    const becomes = before.status !== 'published' && lesson.status === 'published';
    return { lesson, touched: lesson.exercises.filter(({ id }) => becomes || touched.has(id)) };
  });
  const made = steps.lessons.flatMap((step): LessonAfter[] =>
    'create' in step ? [{ lesson: { _id: step.id, ...step.create }, touched: step.create.exercises }] : [],
  );
  return [...there, ...made];
};

const courseAfter = ({ course }: ImportSteps, stored: StoredCourse | null) => {
  if (course && 'create' in course) return course.create;
  return stored && { ...stored.course, ...(course && course.set) };
};

const textFaults = (
  record: { kind: ComparedRecord['kind']; id: string },
  paths: readonly string[],
  locate: Locate,
) => missingFields(paths.map((path) => locate(record, path)));

const namelessFaults = (
  record: { kind: ComparedRecord['kind']; id: string; titleEs: string; titleEn: string },
  locate: Locate,
): readonly FieldError[] => {
  const titles = nameless(record);
  return titles.length === 0 ? [] : (titleMissing(titles.map((path) => locate(record, path))).fields ?? []);
};

/**
 * Throws DomainError 400 where the import would show learners something that a save by staff may not show them either: a
 * text that is missing in a language, or an exercise that misjudges its own samples. Names file, line and field of each.
 */
export const assertWhole = async (
  sent: SentCourse,
  {
    steps,
    stored,
    compared,
    taught,
  }: {
    steps: ImportSteps;
    stored: StoredCourse | null;
    compared: readonly ComparedRecord[];
    /** An exercise as it judges with what it was taught. */
    taught: (exercise: LessonExercise) => LessonExercise;
  },
): Promise<void> => {
  const locate = locateIn(sent.files, compared, placeInFiles);
  const course = courseAfter(steps, stored);
  const faults: FieldError[] = [];
  const isShown = course !== null && course.status !== 'draft';
  const becomesShown = isShown && (stored === null || stored.course.status === 'draft');
  if (course) {
    const record = { kind: 'courses' as const, id: sent.course.id };
    const texts: CourseTexts = course;
    faults.push(...namelessFaults({ ...record, titleEs: texts.titleEs, titleEn: texts.titleEn }, locate));
    if (isShown) faults.push(...textFaults(record, missingOfCourse(texts), locate));
  }
  for (const { lesson, touched } of lessonsAfter(steps, stored)) {
    // No more are told of, and each self-test takes its time.
    if (faults.length >= mostFaults) break;
    const record = { kind: 'lessons' as const, id: lesson._id };
    faults.push(...namelessFaults({ ...record, titleEs: lesson.titleEs, titleEn: lesson.titleEn }, locate));
    for (const { id, titleEs, titleEn } of touched)
      faults.push(...namelessFaults({ kind: 'exercises', id, titleEs, titleEn }, locate));
    if (lesson.status === 'draft') continue;
    faults.push(...textFaults(record, missingOfLesson(lesson), locate));
    if (lesson.status !== 'published') continue;
    const met = becomesShown ? lesson.exercises : touched;
    faults.push(...(await exerciseFaults(met.map(taught), locate, mostFaults - faults.length)));
  }
  if (faults.length > 0) throw filesFaulty(faults);
};
