import type { Cohort, LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { learningFiguresReach } from '@academy/contracts/shared/learning-figures.ts';
import { listAddress } from '../../app/list-address.ts';
import { allCohorts } from './all-cohorts.ts';
import type { TableCell, TableData } from './table-data.ts';

const { weeksAfter } = learningFiguresReach;
const nobody: TableCell = { text: '', shown: '–' };

interface Words {
  weekOf: (monday: string) => string;
  /** Such as `3 (30%)`. */
  share: (count: number, of: number) => string;
  began: string;
  learners: string;
  after: (week: number) => string;
  completed: string;
  all: string;
}

/** Each cohort with how many came back in the weeks after; each figure leads to these learners. */
export const cohortTable = ({ id: courseId, cohorts, weeks }: LearningFigures, words: Words): TableData => {
  const linked = (count: number, of: number, filter: object): TableCell => ({
    text: count,
    shown: words.share(count, of),
    ...(count > 0 && { to: listAddress('course-learners', { courseId, ...filter }) }),
  });
  const rowOf = ({ week, began, completed, active }: Cohort): TableCell[] => {
    const place = weeks.findIndex((one) => one.week === week);
    return [
      { text: words.weekOf(week) },
      { text: began, to: listAddress('course-learners', { courseId, week }) },
      ...Array.from({ length: weeksAfter }, (_, at) => {
        const count = active[at];
        const activeIn = weeks[place + 1 + at]?.week;
        return count === undefined ? nobody : linked(count, began, { week, activeIn });
      }),
      linked(completed, began, { week, completed: true }),
    ];
  };
  const sum = (of: (cohort: Cohort) => number) => cohorts.reduce((total, one) => total + of(one), 0);
  const began = sum((one) => one.began);
  const completed = sum((one) => one.completed);
  const all: TableCell[] = [
    { text: words.all },
    { text: began },
    ...allCohorts(cohorts, weeksAfter).map(({ of, active }) =>
      of === 0 ? nobody : { text: active, shown: words.share(active, of) },
    ),
    { text: completed, shown: words.share(completed, began) },
  ];
  return {
    headings: [
      words.began,
      words.learners,
      ...Array.from({ length: weeksAfter }, (_, at) => words.after(at + 1)),
      words.completed,
    ],
    rows: cohorts.length === 0 ? [] : [all, ...cohorts.map(rowOf)],
  };
};
