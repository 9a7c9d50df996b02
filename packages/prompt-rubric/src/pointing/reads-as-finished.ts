import { format } from '../criteria/format.ts';
import { isLetter, speaksToReader, talksAboutIt } from '../criteria/not-asking.ts';
import type { Label } from '../reading/labels.ts';
import type { Reading } from '../reading/reading.ts';

/** The headings under which an assignment is written, not its result. */
const headings: ReadonlySet<Label> = new Set(['role', 'task', 'goal', 'audience', 'format', 'constraints']);

/**
 * Whether a prompt is the text that it should ask for, or talks about it, so that no words of it can be the request. A
 * form of assignment that nobody knows yet has a heading of one, or tells a shape with its parts.
 */
export function readsAsFinished(reading: Reading): boolean {
  if (talksAboutIt(reading)) return true;
  const asksModel = asksForMore(reading) && !speaksToReader(reading);
  return !asksModel && (isLetter(reading) || !(hasHeading(reading) || tellsShape(reading)));
}

/** A question alone may be to the reader of the text. */
function asksForMore({ asking }: Reading): boolean {
  return asking.some(({ requests }) => requests.some(({ kind }) => kind !== 'question'));
}

function hasHeading({ asking }: Reading): boolean {
  return asking.some(({ label }) => label !== undefined && headings.has(label));
}

function tellsShape(reading: Reading): boolean {
  return format.detect(reading, { id: 'format', weight: 1 }).some(({ strength }) => strength === 'full');
}
