import { createWeekCount } from './count-week.ts';
import { createCourseCount } from './course-learning.ts';
import { cohortsOf, mostMissed, weeksUntil } from './figures-of.ts';
import type { LearningWeek, PointCount } from './learning-week.ts';

const zone = 'Europe/Madrid';
const weeks = weeksUntil('2026-11-23');
const attempt = (isMet: boolean, isOverruled = false) => ({
  exerciseId: 'letter',
  override: isOverruled ? { passed: true, reason: 'fine', at: new Date() } : null,
  criteria: [
    { key: 'task', status: isMet ? ('met' as const) : ('missing' as const) },
    { key: 'tone', status: 'missing' as const, judged: false as const },
  ],
});
const week = (monday: string, points: PointCount[]): LearningWeek => ({
  _id: `c:${monday}`,
  courseId: 'c',
  week: monday,
  points,
  countedAt: new Date(),
});

test('When attempts of a week are counted, then overruled ones and criteria not judged are left out', () => {
  const count = createWeekCount();
  for (const one of [attempt(false), attempt(true), attempt(false, true)]) count.add(one);
  expect(count.points()).toEqual([{ exerciseId: 'letter', key: 'task', judged: 2, missed: 1 }]);
});

test('When a learner began late on Sunday in Spain, then they are of that week and not of the next', () => {
  const count = createCourseCount(zone);
  for (const enrolledAt of [new Date('2026-11-22T22:59:59Z'), new Date('2026-11-22T23:00:00Z')])
    count.add({ enrolledAt, exercises: [], lessons: [], completed: null, last: null });
  expect(count.result().cohorts.map(({ week: monday }) => monday)).toEqual(['2026-11-16', '2026-11-23']);
});

test('When progress is counted, then a lesson counts once a learner, begun by trying, completing or being there', () => {
  const count = createCourseCount(zone);
  const at = new Date('2026-11-24T10:00:00Z');
  const tried = { exerciseId: 'a', attempts: 1, bestScore: 0, passed: false };
  const last = { lessonId: 'two', exerciseId: null };
  const exercises = [
    { ...tried, lessonId: 'one' },
    { ...tried, exerciseId: 'b', lessonId: 'one' },
  ];
  const lessons = [{ lessonId: 'one', at }];
  const activeWeeks = ['2026-11-23', '2026-11-30'];
  count.add({ enrolledAt: at, exercises, lessons, completed: { at }, last, activeWeeks });
  count.add({ enrolledAt: at, exercises: [], lessons: [], completed: null, last: null });
  expect(count.result()).toEqual({
    began: 2,
    completed: 1,
    lessons: [
      { lessonId: 'one', began: 1, completed: 1 },
      { lessonId: 'two', began: 1, completed: 0 },
    ],
    cohorts: [
      {
        week: '2026-11-23',
        began: 2,
        completed: 1,
        active: activeWeeks.map((active) => ({ week: active, learners: 1 })),
      },
    ],
  });
});

test('When points were missed in several weeks, then the most missed come first with a count for every week', () => {
  const point = (key: string, missed: number) => ({ exerciseId: 'letter', key, judged: 9, missed });
  const counted = [
    week('2026-11-16', [point('task', 1), point('tone', 5), point('gone', 9)]),
    week('2026-11-23', [point('task', 6)]),
    week('2025-01-06', [point('task', 9)]),
  ];
  const points = mostMissed(counted, weeks, ({ key }) => key !== 'gone');
  expect(points.map(({ key, missed }) => [key, missed])).toEqual([
    ['task', 7],
    ['tone', 5],
  ]);
  expect(points[0]?.weeks).toHaveLength(weeks.length);
  expect(points[0]?.weeks.slice(-2)).toEqual([
    { missed: 1, judged: 9 },
    { missed: 6, judged: 9 },
  ]);
});

test('When a cohort is young, then it has only the weeks that are over, and a quiet week counts as zero', () => {
  const cohort = { began: 4, completed: 1 };
  const active = [
    { week: '2026-11-16', learners: 3 },
    { week: '2026-11-23', learners: 1 },
  ];
  const course = {
    cohorts: [
      { week: '2026-11-02', ...cohort, active },
      { week: '2026-11-16', ...cohort, active },
      { week: '2026-11-23', ...cohort, active },
      { week: '2025-01-06', ...cohort, active },
    ],
  };
  expect(cohortsOf(course, weeks)).toEqual([
    { week: '2026-11-23', ...cohort, active: [] },
    { week: '2026-11-16', ...cohort, active: [] },
    { week: '2026-11-02', ...cohort, active: [0, 3] },
  ]);
  expect(cohortsOf(null, weeks)).toEqual([]);
});
