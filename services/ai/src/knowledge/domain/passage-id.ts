import { createHash } from 'node:crypto';
import { wordsOf } from '@academy/service-kit/text/search-terms.ts';
import type { PlacedPassage } from './placed-passages.ts';

/** A text's words alone: marks of Markdown, quotes and line ends do not tell two spellings of a sentence apart. */
export const flat = (text: string): string => ` ${wordsOf(text.replaceAll('==', '')).join(' ')} `;

const made = new WeakMap<PlacedPassage, string>();

/**
 * Names a passage by its place and its words, unlike its own `id`, which is another's as soon as its text has a new version: what
 * is kept about a passage outlives changes elsewhere in the text, and no change of its own words.
 */
export const passageIdOf = (passage: PlacedPassage): string => {
  const known = made.get(passage);
  if (known !== undefined) return known;
  const { place, language, text } = passage;
  const words = createHash('sha256').update(flat(text)).digest('base64url').slice(0, 16);
  const id = `${place.kind}/${place.id}/${language}/${words}`;
  made.set(passage, id);
  return id;
};

/** The passage of that name; undefined where it is gone, or was reworded. */
export const passageNamed = (passages: readonly PlacedPassage[], id: string): PlacedPassage | undefined =>
  passages.find((passage) => passageIdOf(passage) === id);
