import type { LearningFigures, MissedPoint } from '@academy/contracts/http/catalog/learning-figures.ts';
import { listAddress } from '../../app/list-address.ts';
import type { TableCell, TableData } from './table-data.ts';

interface Words {
  /** What the point is called, with its exercise. */
  nameOf: (point: MissedPoint) => string;
  weekOf: (monday: string) => string;
  /** Such as `3 of 7`. */
  share: (counts: { missed: number; judged: number }) => string;
  point: string;
  total: string;
  /** Of a column of the CSV: in how many attempts the points were judged. */
  judged: (heading: string) => string;
}

/** Each point with how often it was missed in all and by week, the latest first; each figure leads to these attempts. */
export const pointTable = ({ id: courseId, points, weeks }: LearningFigures, words: Words): TableData => {
  const [first] = weeks;
  const last = weeks.at(-1);
  const latestFirst = weeks.map((week, at) => ({ ...week, at })).toReversed();
  const cell = (
    { exerciseId, key }: MissedPoint,
    counts: { missed: number; judged: number },
    span: { from: string | undefined; to: string | undefined },
  ): TableCell => ({
    text: counts.missed,
    of: counts.judged,
    ...(counts.judged > 0 && { shown: words.share(counts) }),
    ...(counts.missed > 0 && {
      to: listAddress('attempts', { courseId, exerciseId, missed: key, overruled: false, ...span }),
    }),
  });
  return {
    ofHeading: words.judged,
    headings: [words.point, words.total, ...latestFirst.map(({ week }) => words.weekOf(week))],
    rows: points.map((point) => [
      { text: words.nameOf(point), to: `/exercises/${point.exerciseId}` },
      cell(point, point, { from: first?.from, to: last?.to }),
      ...latestFirst.map(({ from, to, at }) =>
        cell(point, point.weeks[at] ?? { missed: 0, judged: 0 }, { from, to }),
      ),
    ]),
  };
};
