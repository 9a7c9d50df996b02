import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { goalMessages } from '../messages/goal.ts';
import type { Reading } from '../reading/reading.ts';
import type { Request } from '../reading/requests/request.ts';
import type { WordRange } from '../reading/sentences.ts';
import { evidenceOver, namesTask } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findInEach } from './evidence.ts';

const orderWords = wordSet(es.orderWords, en.orderWords);
/** Two things may be asked in one breath; with a third, one wants to know which comes first. */
const MOST_UNORDERED = 2;

type Case = 'one' | 'ordered' | 'many';

/** One goal, or several in an order the model can follow: numbered, or with "first… then…". */
export function detectGoal(reading: Reading): Evidence<Case>[] {
  const sentences = reading.asking;
  const commands = findInEach(sentences, (sentence): WordRange[] =>
    namesTask(reading, sentence)
      ? [{ from: sentence.bodyFrom, to: sentence.to }]
      : sentence.requests.filter(
          (request) => isGoal(request) && !formVerbs.has(reading.words[request.from]?.norm ?? ''),
        ),
  );
  if (commands.length === 0) return [];
  if (commands.length <= MOST_UNORDERED) {
    return commands.slice(0, 1).map((command) => evidenceOver(reading, shortened(command), 'full', 'one'));
  }
  const isOrdered = countMarks(reading) >= 2;
  return commands.map((command) =>
    evidenceOver(reading, shortened(command), isOrdered ? 'full' : 'part', isOrdered ? 'ordered' : 'many'),
  );
}

/** They say how the piece is to look and are no goal of their own. */
const formVerbs = wordSet(es.formVerbs, en.formVerbs);

function isGoal({ kind, substance, namesPiece }: Request): boolean {
  return (kind === 'command' || namesPiece) && substance > 0;
}

function shortened({ from, to }: WordRange): WordRange {
  return { from, to: Math.min(to, from + 4) };
}

function countMarks({ words }: Reading): number {
  let marks = 0;
  for (const { norm, pause } of words) if (pause.opensItem || orderWords.has(norm)) marks += 1;
  return marks;
}

export const goal = defineCriterion({
  id: 'goal',
  messages: goalMessages,
  detect: detectGoal,
  sharesWith: 'all',
});
