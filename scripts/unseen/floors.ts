import type { JudgedTwin } from './judged.ts';

type Turned = Pick<JudgedTwin, 'exercise' | 'side' | 'before' | 'after' | 'isRight'>;

/** An exercise should judge this share of its twins as their writers meant: four of six. */
const REACH = 4 / 6;

export interface Floor {
  name: string;
  right: number;
  of: number;
}

const shareIn = ({ right, of }: Floor): number => right / of;

const countBy = (twins: readonly Turned[], nameOf: (twin: Turned) => string): Floor[] =>
  [...Map.groupBy(twins, nameOf)]
    .map(([name, rows]) => ({ name, right: rows.filter(({ isRight }) => isRight).length, of: rows.length }))
    .toSorted((a, b) => shareIn(a) - shareIn(b) || a.name.localeCompare(b.name));

/** The exercises of one side, the weakest first, and which of them are under the reach. */
export const floorsOf = (
  twins: readonly Turned[],
  side: Turned['side'],
): { all: Floor[]; under: Floor[] } => {
  const all = countBy(
    twins.filter((twin) => twin.side === side),
    ({ exercise }) => exercise,
  );
  return { all, under: all.filter((floor) => shareIn(floor) < REACH) };
};

const kindOf = ({ before, after }: Turned): string => {
  if (after === '') return 'a clause taken out';
  return before === '' ? 'a clause put in' : 'a clause changed';
};

/** Damaged twins by what was done to the clause, which its two wordings tell; the weakest first. */
export const damageOf = (twins: readonly Turned[]): Floor[] =>
  countBy(
    twins.filter(({ side }) => side === 'damaged'),
    kindOf,
  );
