import { delimitersMessages } from '../messages/delimiters.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { evidenceOver } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';

type Case = 'closed' | 'labelOnly';

/** Material set apart with marks that open and close, so that it cannot be mistaken for the request. */
export function detectDelimiters(reading: Reading): Evidence<Case>[] {
  const { words, blocks, sentences } = reading;
  const closed = blocks
    .filter((block) => words.some(({ start, end }) => start >= block.start && end <= block.end))
    .map(({ start, end }): Evidence<Case> => ({ start, end, strength: 'full', say: 'closed', values: {} }));
  if (closed.length > 0) return closed;
  return sentences
    .filter(({ label, bodyFrom, from, to }) => label === 'data' && bodyFrom > from && bodyFrom < to)
    .map((sentence) => evidenceOver(reading, { from: sentence.from, to: sentence.to }, 'part', 'labelOnly'));
}

export const delimiters = defineCriterion({
  id: 'delimiters',
  messages: delimitersMessages,
  detect: detectDelimiters,
  sharesWith: 'all',
});
