import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { dayPart } from '../src/features/dashboard/model/greeting.ts';
import { nextCourse } from '../src/features/courses/model/next-course.ts';
import { learningPlan, learningTotals } from '../src/features/dashboard/model/learning.ts';
import { lessonEnd } from '../src/features/lessons/model/lesson-end.ts';

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('When it is %d o’clock, then it is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});

const course = (id: string, isOpen = true) => ({ id, isOpen }) as Course;
const progress = (change: Partial<CourseProgress>): CourseProgress => ({
  enrolled: true,
  completed: false,
  progress: 0,
  exercisesPassed: 0,
  lessonsCompleted: [],
  resume: null,
  lastActivityAt: null,
  ...change,
});
const done = (day: number) => progress({ completed: true, lastActivityAt: `2026-03-0${day}T00:00:00Z` });
const ids = (entries: readonly { course: Course }[]) => entries.map((entry) => entry.course.id);

describe('what to go on with', () => {
  const courses = ['never', 'old', 'done', 'fresh', 'unknown'].map((id) => course(id));
  const own = {
    old: progress({ exercisesPassed: 2, lastActivityAt: '2026-01-01T00:00:00Z' }),
    fresh: progress({ exercisesPassed: 5, lastActivityAt: '2026-02-01T00:00:00Z' }),
    done: progress({ ...done(1), exercisesPassed: 23 }),
    never: progress({ enrolled: false }),
  };

  it('When courses are begun, then the latest comes first, and a finished one is not among them', () => {
    const plan = learningPlan(courses, own, 3);
    expect(ids(plan.toContinue)).toEqual(['fresh', 'old']);
    expect(ids(plan.completed)).toEqual(['done']);
    expect(plan.toStart).toBeNull();
    expect(ids(learningPlan(courses, own, 1).toContinue)).toEqual(['fresh']);
  });

  it('When nothing is begun, then the first open course is to be started', () => {
    expect(learningPlan([course('a', false), course('b'), course('c')], {}, 3)).toEqual({
      toContinue: [],
      toStart: course('b'),
      completed: [],
    });
  });

  it('When all that was begun is finished, then the next course is, also one that the plan does not open', () => {
    const plan = (isOpen: boolean) => learningPlan([course('a'), course('b', isOpen)], { a: done(1) }, 3);
    expect(plan(true).toStart?.id).toBe('b');
    expect(plan(false).toStart?.id).toBe('b');
    expect(learningPlan([course('a')], { a: done(1) }, 3).toStart).toBeNull();
  });

  it('When another course is begun, then no figure falls', () => {
    const before = learningTotals(own);
    expect(before).toEqual({ enrolled: 3, completed: 1, exercises: 30 });
    const after = learningTotals({ ...own, never: progress({}) });
    expect(after).toEqual({ ...before, enrolled: 4 });
    expect(learningTotals({})).toEqual({ enrolled: 0, completed: 0, exercises: 0 });
  });
});

describe('what comes after a course', () => {
  const courses = [course('a'), course('b'), course('c')];

  it('When a course is completed, then the next one that is not comes, and else the first left before it', () => {
    expect(nextCourse(courses, { a: done(1) }, 'a')?.id).toBe('b');
    expect(nextCourse(courses, { a: done(1), b: done(2) }, 'a')?.id).toBe('c');
    expect(nextCourse(courses, { c: done(1) }, 'c')?.id).toBe('a');
    expect(nextCourse(courses, { a: done(1), b: done(2), c: done(3) }, 'c')).toBeNull();
  });
});

describe('the end of a lesson', () => {
  const [open, passed] = [{ passed: false }, { passed: true }];
  const end = (exercises: Parameters<typeof lessonEnd>[1], change: Partial<CourseProgress> | null) =>
    lessonEnd('lesson', exercises, change === null ? undefined : progress(change));

  it('When exercises are left, then it says which, whatever was completed before', () => {
    expect(end([open, passed, open], null)).toEqual({ kind: 'left', places: [0, 2] });
    expect(end([open, passed], { lessonsCompleted: ['lesson'] })).toEqual({ kind: 'left', places: [0] });
  });

  it('When all that is left is pending, then it says until when the last of it waits', () => {
    const waiting = (until: string) => ({ passed: false, pending: { until } });
    const [first, last] = [waiting('2026-01-08T12:00:00.000Z'), waiting('2026-01-09T12:00:00.000Z')];
    expect(end([last, passed, first], null)).toEqual({ kind: 'waiting', until: last.pending.until });
    expect(end([open, first], null)).toEqual({ kind: 'left', places: [0] });
  });

  it('When nothing is left and nothing has completed it, then it can be completed', () => {
    expect(end([], null)).toEqual({ kind: 'completable' });
    expect(end([passed], { lessonsCompleted: ['other'] })).toEqual({ kind: 'completable' });
  });

  it('When it is completed, then it leads to where the course goes on, and from the last one to its end', () => {
    const resume = { lessonId: 'next', exerciseId: null };
    const lessonsCompleted = ['lesson'];
    expect(end([passed], { lessonsCompleted, resume })).toEqual({ kind: 'next', ...resume });
    expect(end([passed], { lessonsCompleted, completed: true })).toEqual({ kind: 'course' });
  });

  it('When the lesson that was open has left the course, then the learner can complete it from any other', () => {
    expect(end([passed], { lessonsCompleted: ['lesson'], completed: false })).toEqual({
      kind: 'completable',
    });
  });
});
