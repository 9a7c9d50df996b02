import { oncePerWord } from '@academy/meaning/once-per-word.ts';
import { foldPhrase } from '../reading/fold.ts';
import { hashOf } from '../reading/hash-of.ts';
import type { Word } from '../reading/words.ts';

/** Names for what a phrase does, and where it stands. */
export type Tag = { concept: number; from: number; to: number };

type Node = { next: Map<string, Node>; concepts: number[] };

/** Phrases sorted by what they do. `~word` in a phrase stands for every form of a word that `lemmasOf` knows. */
export type Concepts = {
  /** Where the phrases that begin with a word go on: most words begin none. */
  beginningsAt: (norm: string) => readonly Node[];
  lemmasOf: (norm: string) => readonly string[];
};

const NO_TAGS: readonly Tag[] = [];
const NONE: readonly string[] = [];
const NO_NODES: readonly Node[] = [];

/** Forms of words by their spelling; `pronouns` may be attached to those in `bearers`. */
export type Forms = {
  lemmas: Map<string, string[]>;
  bearers: ReadonlySet<string>;
  pronouns: readonly string[];
};

export function conceptTrie(
  lists: readonly (readonly [concept: number, phrases: string])[],
  forms: Forms,
): Concepts {
  const root: Node = { next: new Map(), concepts: [] };
  for (const [concept, phrases] of lists)
    for (const phrase of phrases.split(/[,\n]/))
      for (const variant of variantsOf(phrase.trim())) enterPhrase(root, variant, concept);
  const lemmasOf = oncePerWord((norm) => lemmasIn(forms, norm));
  return { lemmasOf, beginningsAt: oncePerWord((norm) => after([root], norm, lemmasOf(norm))) };
}

/** `%` stands for an object pronoun of Spanish, or nothing: "no % ~decir" is "no dice" and "no lo dice". */
function variantsOf(phrase: string): string[] {
  if (!phrase.includes('%')) return [phrase];
  return ['', 'lo', 'la', 'los', 'las', 'se', 'le', 'nos'].map((pronoun) => phrase.replace('%', pronoun));
}

function enterPhrase(root: Node, phrase: string, concept: number): void {
  let node = root;
  for (const part of phrase.split(/\s+/).filter(Boolean)) {
    const isLemma = part.startsWith('~');
    for (const word of foldPhrase(part)) {
      const edge = isLemma ? `~${word}` : word;
      let child = node.next.get(edge);
      if (!child) node.next.set(edge, (child = { next: new Map(), concepts: [] }));
      node = child;
    }
  }
  if (node !== root && !node.concepts.includes(concept)) node.concepts.push(concept);
}

/** The form itself, or the form without the pronouns at its end: "ponle", "inventándoselo". */
function lemmasIn({ lemmas, bearers, pronouns }: Forms, norm: string): readonly string[] {
  const own = lemmas.get(norm);
  if (own) return own;
  const bare = withoutPronouns(norm, pronouns, bearers);
  return (bare === undefined ? undefined : lemmas.get(bare)) ?? NONE;
}

export function withoutPronouns(
  norm: string,
  pronouns: readonly string[],
  bearers: ReadonlySet<string>,
): string | undefined {
  for (const pronoun of pronouns) {
    if (!norm.endsWith(pronoun)) continue;
    const bare = norm.slice(0, -pronoun.length);
    // "Daños" is no "danos".
    if (bearers.has(bare) && !(bare.length < 3 && pronoun === 'nos')) return bare;
  }
  return undefined;
}

/** Where phrases go on after a word, as it is written or by any of its lemmas. */
function after(nodes: readonly Node[], norm: string, lemmas: readonly string[]): readonly Node[] {
  let reached: Node[] | undefined;
  for (const { next } of nodes) {
    if (next.size === 0) continue;
    const plain = next.get(norm);
    if (plain) (reached ??= []).push(plain);
    for (const lemma of lemmas) {
      const node = next.get(lemma);
      if (node) (reached ??= []).push(node);
    }
  }
  return reached ?? NO_NODES;
}

/** A set of words by their hashes: it has every word that was put in, and few others. */
export type WordBits = Uint32Array;

const BITS = 1 << 15;

/** The words with which these phrases begin, in all the forms that `~word` stands for. */
export function beginningsOf(phrases: readonly string[], { lemmas, bearers, pronouns }: Forms): WordBits {
  const bits = new Uint32Array(BITS / 32);
  const enter = (word: string): void => {
    const bit = hashOf(word) & (BITS - 1);
    bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31));
  };
  const root: Node = { next: new Map(), concepts: [] };
  for (const list of phrases)
    for (const phrase of list.split(/[,\n]/))
      for (const variant of variantsOf(phrase.trim())) enterPhrase(root, variant, 0);
  for (const word of root.next.keys()) enter(word);
  for (const [form, names] of lemmas) {
    if (!names.some((name) => root.next.has(name))) continue;
    enter(form);
    if (bearers.has(form)) for (const pronoun of pronouns) enter(form + pronoun);
  }
  return bits;
}

/** Whether a word may be in the set: where this says no, it is not. */
export function mayBeIn(bits: WordBits, hash: number): boolean {
  const bit = hash & (BITS - 1);
  return (((bits[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

/** Every phrase of every concept that begins at `at` and ends before `limit` without crossing punctuation. */
export function tagsAt(
  words: readonly Word[],
  at: number,
  limit: number,
  concepts: Concepts,
): readonly Tag[] {
  let nodes = concepts.beginningsAt(words[at]?.norm ?? '');
  if (nodes.length === 0) return NO_TAGS;
  const found: Tag[] = [];
  for (let to = at + 1; nodes.length > 0; to += 1) {
    for (const node of nodes) for (const concept of node.concepts) found.push({ concept, from: at, to });
    const word = words[to];
    if (to >= limit || !word?.pause.joins) break;
    nodes = after(nodes, word.norm, concepts.lemmasOf(word.norm));
  }
  return found;
}
