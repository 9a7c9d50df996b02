import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { learningPlan, learningTotals } from './learning.ts';

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
