import { course as courseWith, courseProgress } from '../../../../test/support/courses.ts';
import { nextCourse } from './next-course.ts';

const course = (id: string) => courseWith({ id });
const done = (day: number) =>
  courseProgress({ completed: true, lastActivityAt: `2026-03-0${day}T00:00:00Z` });

describe('what comes after a course', () => {
  const courses = [course('a'), course('b'), course('c')];

  it('When a course is completed, then the next one that is not comes, and else the first left before it', () => {
    expect(nextCourse(courses, { a: done(1) }, 'a')?.id).toBe('b');
    expect(nextCourse(courses, { a: done(1), b: done(2) }, 'a')?.id).toBe('c');
    expect(nextCourse(courses, { c: done(1) }, 'c')?.id).toBe('a');
    expect(nextCourse(courses, { a: done(1), b: done(2), c: done(3) }, 'c')).toBeNull();
  });
});
