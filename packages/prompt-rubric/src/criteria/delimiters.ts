import { delimitersMessages } from '../messages/delimiters.ts';
import type { Reading } from '../reading/reading.ts';
import type { Span } from '../rubric.ts';
import { evidenceOver } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';

type Case = 'closed' | 'labelOnly';

/** Material set apart with marks that open and close, so that it cannot be mistaken for the request. */
export function detectDelimiters(reading: Reading): Evidence<Case>[] {
  const closed = filledBlocks(reading).map(({ start, end }): Evidence<Case> => ({
    start,
    end,
    strength: 'full',
    say: 'closed',
    values: {},
  }));
  if (closed.length > 0) return closed;
  return reading.sentences
    .filter(({ label, bodyFrom, from, to }) => label === 'data' && bodyFrom > from && bodyFrom < to)
    .map((sentence) => evidenceOver(reading, { from: sentence.from, to: sentence.to }, 'part', 'labelOnly'));
}

/** The blocks with a word in them. Both lists are in order, so that one look at each is enough. */
function filledBlocks({ words, blocks }: Reading): Span[] {
  let at = 0;
  return blocks.filter((block) => {
    while ((words[at]?.start ?? Infinity) < block.start) at += 1;
    return (words[at]?.end ?? Infinity) <= block.end;
  });
}

export const delimiters = defineCriterion({
  id: 'delimiters',
  messages: delimitersMessages,
  detect: detectDelimiters,
  sharesWith: 'all',
});
