import type { ExerciseTexts } from '../rubric.ts';
import { markCopied } from './copied.ts';
import { hasOwnLabel } from './labels.ts';
import { isHeapOfWords, isTerse as isTerseHeap } from './loose-words.ts';
import type { Sentence } from './reading.ts';
import { markRepeated } from './repeated.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const COPIED_SHARE = 0.6;

/** Marks what earns nothing; `asked` are the words outside the material. */
export function markDiscounts(
  { words, asked }: { words: readonly Word[]; asked: readonly Word[] },
  sentences: Sentence[],
  texts: ExerciseTexts,
): { isTerse: boolean } {
  const repeated = markRepeated(words, sentences);
  const fromHints = markCopied(words, texts.hints ?? []);
  const fromInstructions = markCopied(words, texts.instructions ? [texts.instructions] : []);
  const wholeIsHeap = isHeapOfWords(asked, { from: 0, to: asked.length }, { sentences, isWhole: true });
  const isTerse = wholeIsHeap && isTerseHeap(asked, { from: 0, to: asked.length });
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence || sentence.isData) continue;
    if (shareOf(fromHints, sentence) >= COPIED_SHARE) sentence.discount = 'copied-hint';
    else if (shareOf(fromInstructions, sentence) >= COPIED_SHARE) sentence.discount = 'copied-instructions';
    else if (repeated[index]) sentence.discount = 'repeated';
    else if (wholeIsHeap || isLooseSentence(words, sentence)) sentence.discount = 'loose-words';
  }
  return { isTerse };
}

/** A labelled enumeration, such as the names of columns, is terse by nature. */
function isLooseSentence(words: readonly Word[], sentence: Sentence): boolean {
  if (!isHeapOfWords(words, sentence, { sentences: [sentence], isWhole: false })) return false;
  return sentence.bodyFrom === sentence.from && !hasOwnLabel(words, sentence);
}

function shareOf(marks: Uint8Array, range: WordRange): number {
  if (range.to <= range.from) return 0;
  let marked = 0;
  for (let at = range.from; at < range.to; at += 1) marked += marks[at] ?? 0;
  return marked / (range.to - range.from);
}
