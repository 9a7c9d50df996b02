import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { dayPart } from '../src/features/dashboard/model/greeting.ts';
import { coursesToContinue, learningTotals } from '../src/features/dashboard/model/learning.ts';

it.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('When it is %d o’clock, then it is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});

const course = (id: string) => ({ id }) as Course;
const progress = (change: Partial<CourseProgress>): CourseProgress => ({
  enrolled: true,
  completed: false,
  progress: 0,
  lessonsCompleted: [],
  resume: null,
  lastActivityAt: null,
  ...change,
});

describe('what to go on with', () => {
  const own = {
    old: progress({ progress: 10, lastActivityAt: '2026-01-01T00:00:00Z' }),
    fresh: progress({ progress: 50, lastActivityAt: '2026-02-01T00:00:00Z' }),
    done: progress({ completed: true, progress: 100, lastActivityAt: '2026-03-01T00:00:00Z' }),
    never: progress({ enrolled: false }),
  };
  const courses = ['never', 'old', 'done', 'fresh', 'unknown'].map(course);

  it('When courses are begun, then the latest unfinished one comes first and finished ones last', () => {
    expect(coursesToContinue(courses, own, 3).map((entry) => entry.course.id)).toEqual([
      'fresh',
      'old',
      'done',
    ]);
    expect(coursesToContinue(courses, own, 1).map((entry) => entry.course.id)).toEqual(['fresh']);
  });

  it('When totals are made, then only begun courses count', () => {
    expect(learningTotals(own)).toEqual({ enrolled: 3, completed: 1, progress: 53 });
    expect(learningTotals({})).toEqual({ enrolled: 0, completed: 0, progress: 0 });
  });
});
