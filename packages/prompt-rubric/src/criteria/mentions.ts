import { longestFrom, phraseSetOf, type PhraseMatch, type PhraseSet } from '../matching/phrases.ts';
import { mentionsMessages } from '../messages/mentions.ts';
import { oncePerObject } from '../once-per-object.ts';
import { foldPhrase } from '../reading/fold.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { CriterionSetting } from '../rubric.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findInEach, quote, spanOf } from './evidence.ts';
import { meantIn } from './meant.ts';

type Case = 'enough' | 'meant' | 'tooFew';

/**
 * The exercise's own words, in either language, in singular or plural, with or without accents. `atLeast` different
 * entries must appear; an entry and its plural are one. Where the exercise says `byMeaning`, other words for them do, too.
 */
export function detectMentions(reading: Reading, setting: CriterionSetting): Evidence<Case>[] {
  const needed = setting.atLeast ?? 1;
  const mentions = mentionsOf(setting.any ?? { es: [], en: [] });
  const counting = reading.sentences.filter(
    ({ discount }) => discount === undefined || discount === 'copied-instructions',
  );
  const matches = findInEach(counting, (sentence) => mentionsIn(reading, sentence, mentions));
  const seen = new Set<string>();
  const firsts = matches.filter(({ phrase }) => !seen.has(phrase) && seen.add(phrase));
  const isEnough = firsts.length >= needed;
  const meant = !isEnough && setting.byMeaning && setting.any ? meantIn(reading, setting.any) : undefined;
  if (meant) {
    const values = { mention: quote(reading, meant) };
    return [{ ...spanOf(reading.words, meant), strength: 'full', say: 'meant', values }];
  }
  return firsts.map((match) => ({
    ...spanOf(reading.words, match),
    strength: isEnough ? 'full' : 'part',
    say: isEnough ? 'enough' : 'tooFew',
    values: { mention: quote(reading, match), found: String(firsts.length), needed: String(needed) },
  }));
}

/** An exercise's phrases in the singular, and how their first words begin. */
type Mentions = { phrases: PhraseSet; beginnings: ReadonlySet<number> };

/** Phrases are looked for only at words with which one begins. */
function mentionsIn(
  { words }: Reading,
  { from, to }: WordRange,
  { phrases, beginnings }: Mentions,
): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let at = from; at < to; at += 1) {
    if (!beginnings.has(beginningOf(words[at]?.norm ?? ''))) continue;
    const match = longestFrom(words, at, phrases, singularOf);
    if (!match || match.to > to) continue;
    found.push(match);
    at = match.to - 1;
  }
  return found;
}

const mentionsOf = oncePerObject(({ es, en }: NonNullable<CriterionSetting['any']>): Mentions => {
  const singular = [...es, ...en].map((phrase) => foldPhrase(phrase).map(singularOf).join(' '));
  const phrases = phraseSetOf(singular);
  return { phrases, beginnings: new Set([...phrases.next.keys()].map(beginningOf)) };
});

/** Its first two letters, which singular and plural share, as a number: to cut them out would take memory at every word. */
function beginningOf(norm: string): number {
  return (norm.charCodeAt(0) << 16) | norm.charCodeAt(1);
}

/** A rough stem, the same for a word and its plural: "pedidos" and "pedido", "flores" and "flor", "deliveries" and "delivery". */
function singularOf(norm: string): string {
  if (norm.length > 4 && norm.endsWith('ies')) return `${norm.slice(0, -3)}y`;
  const bare = norm.length > 3 && norm.endsWith('s') && !norm.endsWith('ss') ? norm.slice(0, -1) : norm;
  return bare.length > 3 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

export const mentions = defineCriterion({
  id: 'mentions',
  messages: mentionsMessages,
  detect: detectMentions,
  sharesWith: 'all',
});
