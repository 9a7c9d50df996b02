import { labels as english } from '../lexicon/en/labels.ts';
import { labels as spanish } from '../lexicon/es/labels.ts';
import { longestFrom, phraseAt, phraseSetOf } from '../matching/phrases.ts';
import { NO_PAUSE } from './gaps.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** The part of a prompt that a heading such as `Contexto:` announces. */
export type Label = keyof typeof spanish;

const labelNames = Object.keys(spanish) as Label[];
const labelOfPhrase = new Map<string, Label>(
  labelNames.flatMap((label) =>
    listOf(`${spanish[label]}, ${english[label]}`).map((phrase): [string, Label] => [phrase, label]),
  ),
);
const phrases = phraseSetOf([...labelOfPhrase.keys()]);

function listOf(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim());
}

/** A label at the start of a sentence, and the position of the first word after it. */
export type LabelFound = { label: Label; bodyFrom: number };

/**
 * The label with which a sentence opens: known words before a colon or a dash, or a whole heading line.
 */
export function labelOf(words: readonly Word[], sentence: WordRange): LabelFound | undefined {
  const match = phraseAt(words, sentence.from, phrases);
  const label = match && labelOfPhrase.get(match.phrase);
  if (!match || !label || match.to > sentence.to) return undefined;
  const gap = words[match.to]?.gap ?? '';
  const isWholeSentence = match.to === sentence.to;
  const isAnnounced = /^[*_\]) ]*:/.test(gap) || (!isWholeSentence && /^[*_ ]*[—–-] /.test(gap));
  const isHeading = isWholeSentence && /[#*[]/.test(words[sentence.from]?.gap ?? '');
  return isAnnounced || isHeading ? { label, bodyFrom: match.to } : undefined;
}

/** The label that a tag's name stands for: `<contexto>` announces the context. */
export function labelOfName(name: string): Label | undefined {
  const words = name.split(/[_-]/).map((norm) => ({
    norm: norm.toLowerCase(),
    pause: NO_PAUSE,
  }));
  const match = longestFrom(words, 0, phrases);
  return match?.to === words.length ? labelOfPhrase.get(match.phrase) : undefined;
}

const LONGEST_LABEL = 4;

/** Whether a sentence begins with a label of the writer's own: "Cuenco nuevo: arroz o fruta", "Values of allergens: …". */
export function hasOwnLabel(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from + 1; at <= Math.min(from + LONGEST_LABEL, to - 1); at += 1) {
    const gap = words[at]?.gap ?? '';
    if (gap !== '') return /^[*_ "»”)]*:/.test(gap);
  }
  return false;
}
