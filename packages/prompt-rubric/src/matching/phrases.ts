import { foldPhrase } from '../reading/fold.ts';
import { mayStandAt, openingsOf, type Openings } from './openings.ts';
import { learnSpellings } from './spellings.ts';
import { termSet, type TermSet } from './vocabulary.ts';

/** A set of phrases as a trie over words, so that every position of the text is tried once, whatever the set's size. */
export type PhraseSet = PhraseNode & { openings?: Openings };

/** A set that knows the words of the vocabulary with which its phrases begin. */
export type Lexicon = PhraseSet & { openings: Openings };

type PhraseNode = { next: Map<string, PhraseNode>; phrase: string | undefined };

/** What the matching needs of a word. */
type Token = { norm: string; pause: { joins: boolean } };
type NumberedToken = Token & { term: number; hash: number };

/** Half-open range of positions in the list of words, and the phrase of the lexicon that was found there. */
export type PhraseMatch = { from: number; to: number; phrase: string };

/**
 * Builds a set of a lexicon from comma-separated lists of phrases, once for the life of the process. Accents and case do
 * not matter.
 */
export function phraseSet(...lists: string[]): Lexicon {
  const phrases = lists.flatMap((list) => list.split(',').map((phrase) => phrase.trim()));
  const set = phraseSetOf(phrases, learnSpellings);
  return { ...set, openings: openingsOf(set.next) };
}

/** The words with which anything of these lexicons and lists of words begins: at all others no search can find it. */
export function startsOf(...sources: (Lexicon | ReadonlySet<string>)[]): TermSet {
  return termSet(sources.flatMap((source) => [...('next' in source ? source.next.keys() : source)]));
}

/**
 * Builds a set from an exercise's phrases in natural spelling. Accents and case do not matter. `hear` is told the folded words
 * of each.
 */
export function phraseSetOf(
  phrases: readonly string[],
  hear: (words: string[]) => void = () => {},
): PhraseSet {
  const root: PhraseSet = { next: new Map(), phrase: undefined };
  for (const phrase of phrases) {
    let node: PhraseNode = root;
    const words = foldPhrase(phrase);
    hear(words);
    for (const word of words) {
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
export function phraseAt(
  words: readonly NumberedToken[],
  from: number,
  set: PhraseSet,
): PhraseMatch | undefined {
  if (set.openings && !mayStandAt(words, from, set.openings)) return undefined;
  return longestFrom(words, from, set);
}

/** The same for words without numbers, or with each in the form that `formOf` gives it. */
export function longestFrom(
  words: readonly Token[],
  from: number,
  set: PhraseSet,
  formOf: (norm: string) => string = asItIs,
): PhraseMatch | undefined {
  let node: PhraseNode | undefined = set;
  let to = from;
  let phrase = '';
  for (let at = from; at < words.length; at += 1) {
    const word: Token | undefined = words[at];
    if (!word || (at > from && !word.pause.joins)) break;
    node = node.next.get(formOf(word.norm));
    if (!node) break;
    if (node.phrase !== undefined) {
      to = at + 1;
      phrase = node.phrase;
    }
  }
  return to > from ? { from, to, phrase } : undefined;
}

const asItIs = (norm: string): string => norm;

/** Every longest, non-overlapping occurrence within a range of words. */
export function findPhrases(
  words: readonly NumberedToken[],
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
