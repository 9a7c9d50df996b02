import { cosine } from '@academy/meaning/meaning.ts';
import { closeness } from '@academy/sentence-encoder/sentence.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import type { Claim } from './claims.ts';
import type { Comparing } from './comparing.ts';
import { contradicts } from './contradicts.ts';
import type { Evidence } from './evidence.ts';
import { languages } from '@academy/service-kit/text/localised.ts';
import { tellingWords } from '../../retrieval/terms.ts';
import { namesOf } from './names.ts';
import { numbersAgree, numbersOf } from './numbers.ts';

/**
 * From what closeness on a sentence is carried, and what the closeness of whole sentences weighs in it beside that of summed words: chosen on
 * the open cases of test/grounding (`npm run grounding:measure`).
 */
const measure = {
  withSentences: { weight: 0.4, least: 0.488 },
  withoutThem: { weight: 0, least: 0.53 },
};
/** A sentence of fewer telling words says too little to be told by its meaning. */
const fewestWords = 3;
/** One of so many words may lean on the sentence before it. */
const leaningWords = 4;

const most = (numbers: readonly number[]): number => numbers.reduce((best, one) => Math.max(best, one), 0);

/** The units, and each two that follow each other: what a model says in one sentence, a text may say in two. */
const windowsOf = ({ units }: Evidence): string[] => [
  ...units,
  ...units.slice(1).map((unit, at) => `${units[at]} ${unit}`),
];

const closenessOf = (
  text: string,
  evidence: Evidence,
  { vectorOf, sentenceOf }: Comparing,
): { bySum: number; bySentence: number } => {
  const meaning = vectorOf(text);
  const others = meaning ? windowsOf(evidence).flatMap((window) => vectorOf(window) ?? []) : [];
  const bySum = meaning ? most(others.map((other) => cosine(meaning, other))) : 0;
  if (!sentenceOf) return { bySum, bySentence: 0 };
  const sentence = sentenceOf(text);
  return { bySum, bySentence: most(evidence.units.map((unit) => closeness(sentence, sentenceOf(unit)))) };
};

const isCloseEnough = ({ text, before }: Claim, evidence: Evidence, comparing: Comparing): boolean => {
  const { weight, least } = comparing.sentenceOf ? measure.withSentences : measure.withoutThem;
  const isClose = (said: string): boolean => {
    const { bySum, bySentence } = closenessOf(said, evidence, comparing);
    return (1 - weight) * bySum + weight * bySentence >= least;
  };
  const words = tellingWords(text).length;
  if (words < fewestWords || isClose(text)) return true;
  return words <= leaningWords && before !== null && isClose(`${before} ${text}`);
};

/** Whether the evidence carries a sentence: says what it means, with its numbers and names, and does not say the contrary. */
export const isCarried = (claim: Claim, evidence: Evidence, comparing: Comparing): boolean => {
  const { text, language } = claim;
  if (evidence.units.length === 0) return false;
  const said = [...evidence.headings, ...evidence.units].join('\n');
  if (!numbersAgree(numbersOf(text, [language]), numbersOf(said, languages))) return false;
  const known = fold(said);
  if (namesOf(text).some((name) => !known.includes(name))) return false;
  return isCloseEnough(claim, evidence, comparing) && !contradicts(text, evidence, comparing);
};
