import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { judgeTexts, type JudgedPrompt, type JudgedTexts, type JudgedTwin } from '../unseen/judged.ts';
import type { UnseenPart } from '../unseen/read-unseen.ts';
import { shareOf } from '../unseen/shares.ts';
import type { JudgePrompt } from '../unseen/tried-relation.ts';

type Row = Pick<JudgedPrompt | JudgedTwin, 'language' | 'isRight'>;

const judgedAs = (worth: JudgedPrompt['judged'], rows: readonly JudgedPrompt[]) =>
  rows.filter(({ judged }) => judged === worth);
const ofSide = (which: JudgedTwin['side'], rows: readonly JudgedTwin[]) =>
  rows.filter(({ side }) => side === which);

/** What a table says line by line: which prompts and twins each line counts. */
const lines: Record<string, (texts: JudgedTexts) => readonly Row[]> = {
  'whole: good passed': ({ whole }) => judgedAs('good', whole),
  'whole: weak refused': ({ whole }) => judgedAs('weak', whole),
  'natural: good passed': ({ natural }) => judgedAs('good', natural),
  'natural: weak refused': ({ natural }) => judgedAs('weak', natural),
  'whole and natural': ({ whole, natural }) => [...whole, ...natural],
  'damaged twins refused': ({ twins }) => ofSide('damaged', twins),
  'repaired twins passed': ({ twins }) => ofSide('repaired', twins),
  twins: ({ twins }) => twins,
};

/** The ways of judging, each with what it came to. */
export type Columns = Map<string, JudgedTexts>;

/** Judges an exercise's prompts and twins in each way and adds them to the column of that name. */
export const addTo = (
  columns: Columns,
  {
    found,
    judges,
    part,
  }: { found: ExerciseFound; judges: Readonly<Record<string, JudgePrompt>>; part: UnseenPart },
): void => {
  for (const [name, judge] of Object.entries(judges)) {
    const column = columns.get(name) ?? { whole: [], natural: [], twins: [] };
    const { whole, natural, twins } = judgeTexts(found, judge, part);
    column.whole.push(...whole);
    column.natural.push(...natural);
    column.twins.push(...twins);
    columns.set(name, column);
  }
};

/** A table in Markdown of what the prompts and twins in one language came to, a column for each way of judging. */
export const tableOf = (columns: Columns, language: JudgedPrompt['language']): string => {
  const rows = Object.entries(lines).map(([name, of]) => [
    name,
    ...[...columns.values()].map((texts) => shareOf(of(texts).filter((row) => row.language === language))),
  ]);
  const heading = ['', ...columns.keys()];
  const written = [heading, heading.map(() => '---'), ...rows];
  return written.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
