import { findPhrases, phraseSetOf, type PhraseSet } from '../matching/phrases.ts';
import { mentionsMessages } from '../messages/mentions.ts';
import { foldPhrase } from '../reading/fold.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { CriterionSetting } from '../rubric.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { oncePerReading, quote, spanOf } from './evidence.ts';

type Case = 'enough' | 'tooFew';

/**
 * The exercise's own words, in either language, in singular or plural, with or without accents. `atLeast` different
 * entries must appear; an entry and its plural are one.
 */
export function detectMentions(reading: Reading, setting: CriterionSetting): Evidence<Case>[] {
  const needed = setting.atLeast ?? 1;
  const phrases = phraseSetFor(setting);
  const singular = singularWords(reading);
  const matches = reading.sentences
    .filter(({ discount }) => discount === undefined || discount === 'copied-instructions')
    .flatMap((sentence) => findPhrases(singular, phrases, sentence));
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

const singularWords = oncePerReading(({ words }: Reading) =>
  words.map(({ norm, pause }) => ({ norm: singularOf(norm), pause, term: 0 })),
);

const phraseSets = new WeakMap<object, PhraseSet>();

/** Built once for each setting: a live check runs the same rubric at every key. */
function phraseSetFor(setting: CriterionSetting): PhraseSet {
  const any = setting.any ?? { es: [], en: [] };
  let phrases = phraseSets.get(any);
  if (!phrases) {
    phrases = phraseSetOf(
      [...any.es, ...any.en].map((phrase) => foldPhrase(phrase).map(singularOf).join(' ')),
    );
    phraseSets.set(any, phrases);
  }
  return phrases;
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
