import { format } from '../criteria/format.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { Label } from '../reading/labels.ts';
import type { Reading } from '../reading/read-prompt.ts';

/** The headings under which an assignment is written, not its result. */
const headings: ReadonlySet<Label> = new Set(['role', 'task', 'goal', 'audience', 'format', 'constraints']);
const salutations = wordSet(
  'estimado estimada estimados estimadas apreciado apreciada apreciados apreciadas',
  'dear',
);

/**
 * Whether a prompt is the text that it should ask for: a letter that greets its reader, or a text that neither asks for
 * anything in any form, nor names a part of an assignment, nor tells a shape with its parts.
 */
export function readsAsFinished(reading: Reading): boolean {
  if (salutations.has(reading.words[0]?.norm ?? '')) return true;
  return !reading.asking.some(asksOrAssigns) && !tellsShape(reading);
}

function asksOrAssigns({ requests, label }: Reading['sentences'][number]): boolean {
  return requests.length > 0 || (label !== undefined && headings.has(label));
}

function tellsShape(reading: Reading): boolean {
  return format.detect(reading, { id: 'format', weight: 1 }).some(({ strength }) => strength === 'full');
}
