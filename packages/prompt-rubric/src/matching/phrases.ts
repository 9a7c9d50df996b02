import { foldPhrase } from '../reading/fold.ts';
import type { Word } from '../reading/words.ts';

/** A set of phrases as a trie over words, so that every position of the text is tried once, whatever the set's size. */
export type PhraseSet = { next: Map<string, PhraseSet>; phrase: string | undefined };

/** Half-open range of positions in the list of words, and the phrase of the lexicon that was found there. */
export type PhraseMatch = { from: number; to: number; phrase: string };

/** Builds a set from comma-separated lists of phrases. Accents and case do not matter. */
export function phraseSet(...lists: string[]): PhraseSet {
  return phraseSetOf(lists.flatMap((list) => list.split(',').map((phrase) => phrase.trim())));
}

/** Builds a set from phrases in natural spelling. Accents and case do not matter. */
export function phraseSetOf(phrases: readonly string[]): PhraseSet {
  const root: PhraseSet = { next: new Map(), phrase: undefined };
  for (const phrase of phrases) {
    let node = root;
    for (const word of foldPhrase(phrase)) {
      let child = node.next.get(word);
      if (!child) {
        child = { next: new Map(), phrase: undefined };
        node.next.set(word, child);
      }
      node = child;
    }
    if (node !== root) node.phrase = phrase;
  }
  return root;
}

/** The longest phrase that begins at `from` without crossing punctuation, or undefined. */
export function phraseAt(words: readonly Word[], from: number, set: PhraseSet): PhraseMatch | undefined {
  let node: PhraseSet | undefined = set;
  let best: PhraseMatch | undefined;
  for (let at = from; at < words.length; at += 1) {
    const word: Word | undefined = words[at];
    if (!word || (at > from && !isJoining(word.gap))) break;
    node = node.next.get(word.norm);
    if (!node) break;
    if (node.phrase !== undefined) best = { from, to: at + 1, phrase: node.phrase };
  }
  return best;
}

/** Every longest, non-overlapping occurrence within a range of words. */
export function findPhrases(
  words: readonly Word[],
  set: PhraseSet,
  range: { from: number; to: number } = { from: 0, to: words.length },
): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  let at = range.from;
  while (at < range.to) {
    const match = phraseAt(words, at, set);
    if (match && match.to <= range.to) {
      matches.push(match);
      at = match.to;
    } else {
      at += 1;
    }
  }
  return matches;
}

/** Whether a phrase may run across what stands between two words: blanks, hyphens, quotes and emphasis. */
export function isJoining(gap: string): boolean {
  return gap === '' || /^[-‐‑"“”«»'*_` ]+$/u.test(gap);
}
