import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { courseProgress } from '../../../../test/support/courses.ts';
import { lessonEnd } from './lesson-end.ts';

describe('the end of a lesson', () => {
  const [open, passed] = [{ passed: false }, { passed: true }];
  const end = (exercises: Parameters<typeof lessonEnd>[1], change: Partial<CourseProgress> | null) =>
    lessonEnd('lesson', exercises, change === null ? undefined : courseProgress({ resume: null, ...change }));

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
