import type { AttemptRecord, CountableAttempt } from '../attempt.ts';
import type { CourseRecord } from '../course.ts';
import { outlineOf, type CourseOutline } from '../outline.ts';

/** A moment, in minutes after the learner's first. */
export const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 12, minute));

const words = { lines: ['Words'], marked: 'Words', tag: 'tag' };

export const courseRecord = (id: string, over: Partial<CourseRecord> = {}): CourseRecord => ({
  _id: id,
  titleEs: id,
  titleEn: id,
  descriptionEs: id,
  descriptionEn: id,
  level: 'beginner',
  iconName: 'play',
  isPremium: false,
  status: 'published',
  estimatedMinutes: 10,
  orderIndex: 0,
  cover: { es: words, en: words },
  lessonIds: [],
  terms: [],
  createdAt: at(0),
  updatedAt: at(0),
  importedHash: null,
  editedByStaff: false,
  version: 1,
  ...over,
});

/** The course `course`, from the exercises of each of its lessons. */
export const courseOutline = (exercisesOf: Record<string, string[]>): CourseOutline => {
  const lessons = Object.entries(exercisesOf).map(([id, exerciseIds], orderIndex) => ({
    id,
    courseId: 'course',
    titleEs: id,
    titleEn: id,
    orderIndex,
    estimatedMinutes: 10,
    version: 1,
    exerciseIds,
  }));
  const record = courseRecord('course', { lessonIds: Object.keys(exercisesOf) });
  const outline = outlineOf([record], lessons).course('course');
  if (!outline) throw new Error('the course is not in its own outline');
  return outline;
};

const lessonOf: Record<string, string> = { a: 'one', b: 'one', c: 'two', d: 'two', e: 'three' };

export const attempt = (
  exerciseId: string,
  number: number,
  { score = 50, passed = false, minute = number }: { score?: number; passed?: boolean; minute?: number },
): CountableAttempt => ({
  _id: `${exerciseId}-${number}`,
  exerciseId,
  lessonId: lessonOf[exerciseId] ?? 'one',
  attempt: number,
  score,
  passed,
  createdAt: at(minute),
});

/** A whole attempt that failed, as it is kept. */
export const attemptRecord = (exerciseId: string, number: number): AttemptRecord => ({
  ...attempt(exerciseId, number, {}),
  userId: 'ana',
  courseId: 'course',
  answer: 'Hello',
  language: 'en',
  passScore: 60,
  judgedPassed: false,
  criteria: [],
  missed: [],
  groups: [],
  promptLanguage: 'en',
  words: 1,
  tokens: 2,
  hintsUsed: 0,
  override: null,
  overrides: [],
  version: 1,
});

/** One passed attempt at each exercise, a minute apart. */
export const passAll = (...exerciseIds: string[]): CountableAttempt[] =>
  exerciseIds.map((id, index) => attempt(id, 1, { score: 100, passed: true, minute: index + 1 }));
