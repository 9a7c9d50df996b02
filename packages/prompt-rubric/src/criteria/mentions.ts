import { phraseAt, phraseSetOf, type PhraseMatch, type PhraseSet } from '../matching/phrases.ts';
import { mentionsMessages } from '../messages/mentions.ts';
import { oncePerObject } from '../once-per-object.ts';
import { foldPhrase } from '../reading/fold.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { CriterionSetting } from '../rubric.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findInEach, quote, spanOf } from './evidence.ts';

type Case = 'enough' | 'tooFew';

/**
 * The exercise's own words, in either language, in singular or plural, with or without accents. `atLeast` different
 * entries must appear; an entry and its plural are one.
 */
export function detectMentions(reading: Reading, setting: CriterionSetting): Evidence<Case>[] {
  const needed = setting.atLeast ?? 1;
  const phrases = phraseSetFor(setting.any ?? { es: [], en: [] });
  const counting = reading.sentences.filter(
    ({ discount }) => discount === undefined || discount === 'copied-instructions',
  );
  const matches = findInEach(counting, (sentence) => mentionsIn(reading, sentence, phrases));
  const seen = new Set<string>();
  const firsts = matches.filter(({ phrase }) => !seen.has(phrase) && seen.add(phrase));
  const isEnough = firsts.length >= needed;
  return firsts.map((match) => ({
    ...spanOf(reading.words, match),
    strength: isEnough ? 'full' : 'part',
    say: isEnough ? 'enough' : 'tooFew',
    values: { mention: quote(reading, match), found: String(firsts.length), needed: String(needed) },
  }));
}

/** Phrases are looked for only at words with which one begins. */
function mentionsIn({ words }: Reading, { from, to }: WordRange, phrases: PhraseSet): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let at = from; at < to; at += 1) {
    if (!phrases.next.has(singularOf(words[at]?.norm ?? ''))) continue;
    const near = words.slice(at, at + phrases.longest);
    const singular = near.map(({ norm, pause }) => ({ norm: singularOf(norm), pause, term: 0 }));
    const match = phraseAt(singular, 0, phrases);
    if (!match || at + match.to > to) continue;
    found.push({ ...match, from: at, to: at + match.to });
    at += match.to - 1;
  }
  return found;
}

const phraseSetFor = oncePerObject(({ es, en }: NonNullable<CriterionSetting['any']>) =>
  phraseSetOf([...es, ...en].map((phrase) => foldPhrase(phrase).map(singularOf).join(' '))),
);

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
