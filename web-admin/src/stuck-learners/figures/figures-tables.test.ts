import type { LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { expect, it } from '@jest/globals';
import { allCohorts, percentOf } from './all-cohorts.ts';
import { cohortTable } from './cohort-table.ts';
import { tableCsv } from './download-table.ts';
import { pointTable } from './point-table.ts';

const weekOf = (week: string) => ({ week, from: `${week}T00:00:00.000Z`, to: `${week}T23:59:59.999Z` });
const figures: LearningFigures = {
  id: 'fundamentals',
  countedAt: '2026-11-27T10:00:00.000Z',
  weeks: ['2026-11-09', '2026-11-16', '2026-11-23'].map(weekOf),
  points: [
    {
      exerciseId: 'letter',
      exerciseTitleEs: 'Carta',
      exerciseTitleEn: 'Letter',
      key: 'task',
      label: 'The task',
      missed: 3,
      judged: 7,
      weeks: [
        { missed: 0, judged: 0 },
        { missed: 0, judged: 2 },
        { missed: 3, judged: 5 },
      ],
    },
  ],
  lessons: [],
  began: 6,
  completed: 1,
  cohorts: [
    { week: '2026-11-16', began: 2, completed: 0, active: [2] },
    { week: '2026-11-09', began: 4, completed: 1, active: [2, 0] },
  ],
};
const filterOf = (to: string | undefined) =>
  JSON.parse(new URLSearchParams(to?.split('?')[1]).get('filter') ?? 'null');

const points = pointTable(figures, {
  nameOf: ({ label, exerciseTitleEn }) => `${label} · ${exerciseTitleEn}`,
  weekOf: (week) => week,
  share: ({ missed, judged }) => `${missed} of ${judged}`,
  point: 'Point',
  total: 'In all',
  judged: (heading) => `${heading}, judged`,
});
const cohorts = cohortTable(figures, {
  weekOf: (week) => week,
  share: (count, of) => `${count} of ${of}`,
  began: 'Week',
  learners: 'Learners',
  after: (week) => `+${week}`,
  completed: 'Completed',
  all: 'All',
});

it('When a point was missed in a week, then its figure leads to those attempts, and none leads nowhere', () => {
  const [row = []] = points.rows;
  expect(row.map(({ shown, text }) => shown ?? text)).toEqual([
    'The task · Letter',
    '3 of 7',
    '3 of 5',
    '0 of 2',
    0,
  ]);
  expect(filterOf(row[2]?.to)).toEqual({
    courseId: 'fundamentals',
    exerciseId: 'letter',
    missed: 'task',
    overruled: false,
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-23T23:59:59.999Z',
  });
  expect(row[3]?.to).toBeUndefined();
});

it('When a cohort came back, then its figure leads to those learners; weeks to come are left open', () => {
  const [all = [], young = [], older = []] = cohorts.rows;
  expect(all.slice(0, 4).map(({ shown, text }) => shown ?? text)).toEqual(['All', 6, '4 of 6', '0 of 4']);
  expect(young[3]).toEqual({ text: '', shown: '–' });
  expect(filterOf(older[2]?.to)).toEqual({
    courseId: 'fundamentals',
    week: '2026-11-09',
    activeIn: '2026-11-16',
  });
  expect(older[3]?.to).toBeUndefined();
  expect(cohorts.rows.every((row) => row.length === cohorts.headings.length)).toBe(true);
});

it('When cohorts are taken together, then only those count for whom the week has come', () => {
  expect(allCohorts(figures.cohorts, 3).map(percentOf)).toEqual([67, 0, null]);
});

it('When a table is downloaded, then the CSV has its figures and what they are a part of', () => {
  expect(tableCsv(points).split('\r\n')).toEqual([
    '\uFEFFPoint,In all,"In all, judged",2026-11-23,"2026-11-23, judged",2026-11-16,"2026-11-16, judged",2026-11-09,"2026-11-09, judged"',
    'The task · Letter,3,7,3,5,0,2,0,0',
  ]);
});
