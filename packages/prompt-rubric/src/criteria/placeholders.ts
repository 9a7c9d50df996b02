import * as en from '../lexicon/en/marks.ts';
import * as es from '../lexicon/es/marks.ts';
import { anyOf } from '../lexicon/fold-list.ts';
import { placeholdersMessages } from '../messages/placeholders.ts';
import type { Reading } from '../reading/reading.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';

/** `[your name]`, `{{city}}`, `[slot: the hours]`, `<insert text>`, `____`, `XXX`. Every part is bounded, so that matching stays linear. */
const PLACEHOLDER = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])\[[\p{L}¿][^[\]{}\n"':;=|]{1,40}\](?!\()`,
    String.raw`\{\{?[\p{L}¿][^{}[\]\n"':;,=]{1,40}\}\}?`,
    String.raw`\[(?:${anyOf(es.slotNames, en.slotNames).source})\b[^[\]{}\n]{1,60}\]`,
    String.raw`<(?:${anyOf(es.slotOpenings, en.slotOpenings).source})[^<>\n]{0,40}>`,
    String.raw`_{3,12}`,
    String.raw`\bX{3,8}\b`,
  ].join('|'),
  'giu',
);

type Case = 'filled' | 'unfilled';

/** No gap of a template left to fill in, outside code. */
export function detectPlaceholders(reading: Reading): Evidence<Case>[] {
  const code = reading.blocks.filter(({ kind }) => kind === 'fence');
  const gaps = [...reading.text.matchAll(PLACEHOLDER)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start }) =>
        !code.some((block) => start >= block.start && start < block.end && isCode(reading.text, block.start)),
    );
  if (gaps.length === 0) return [{ ...NOWHERE, strength: 'full', say: 'filled' }];
  return gaps.map((gap) => ({
    ...gap,
    strength: 'against',
    say: 'unfilled',
    values: { quote: reading.text.slice(gap.start, gap.end) },
  }));
}

/** Backticks hold code; triple quotes hold a text, in which a gap is a gap. */
function isCode(text: string, start: number): boolean {
  return text.slice(Math.max(0, start - 25), start).includes('```');
}

export const placeholders = defineCriterion({
  id: 'placeholders',
  messages: placeholdersMessages,
  detect: detectPlaceholders,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
