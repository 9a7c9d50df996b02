import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { labelOf } from '../reading/labels.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import { oncePerReading } from './evidence.ts';

const inputs = wordSet(es.inputNames, en.inputNames);
/** A line of more words is no label. */
const LONGEST_LABEL = 3;

/**
 * The last line of a prompt that breaks off where its answer begins, after a label or a sign that stood before: "Salida:",
 * "“app closes” =", "crossed the Mersey →". Undefined where it does not.
 */
export const findLeftOpen = oncePerReading(({ text, words }: Reading): WordRange | undefined => {
  const last = words.at(-1);
  if (!last) return undefined;
  const tail = text.slice(last.end).trimEnd();
  const line = { from: lineStart(words), to: words.length };
  const sign = /(?:=>?|→|->)$/.exec(tail)?.[0];
  if (sign) return text.indexOf(sign) < last.end ? line : undefined;
  if (!/^[*_"»”)\]]*\s*:[*_]*$/.test(tail) || line.to - line.from > LONGEST_LABEL) return undefined;
  const name = words[line.from]?.norm ?? '';
  const isMaterial = inputs.has(name) || labelOf(words, line)?.label === 'data';
  const stoodBefore = words.some(({ norm }, at) => at < line.from && norm === name);
  return stoodBefore && !isMaterial ? line : undefined;
});

function lineStart(words: Reading['words']): number {
  let at = words.length - 1;
  while (at > 0 && !words[at]?.gap.includes('\n')) at -= 1;
  return at;
}
