import { cosine, type Meaning } from '@academy/meaning/meaning.ts';
import { closeness, type Sentence } from '@academy/sentence-encoder/sentence.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { flat } from '../../knowledge/domain/passage-id.ts';
import type { KnownAnswer } from '../questions/question-match.ts';
import { tellingWords, termOf } from '../terms.ts';
import type { Sentences } from './sentences.ts';

/** How much each sign counts: that others who asked so were answered by this sentence, what it says as a whole, its words. */
const weights = { known: 1.2, said: 0.7, meaning: 0.4, words: 0.6 } as const;
/** A sentence of few words is taken for so long, by rarity squared: one word is no answer. */
const shortest = 60;
/** A known answer of fewer letters stands in too many sentences. */
const shortestAnswer = 12;

const termsOf = (text: string): Set<string> => new Set(tellingWords(text).map(termOf));

type Rarity = (term: string) => number;

/** The cosine of two sets of terms by how rare they are, the second no shorter than a sentence is. */
const shared = (wanted: ReadonlySet<string>, terms: ReadonlySet<string>, rarity: Rarity): number => {
  const squares = (of: Iterable<string>): number => [...of].reduce((sum, term) => sum + rarity(term) ** 2, 0);
  const common = squares([...wanted].filter((term) => terms.has(term)));
  return common === 0 ? 0 : common / Math.sqrt(squares(wanted) * Math.max(shortest, squares(terms)));
};

/** How well a sentence of the texts answers a question: 0 where nothing speaks for it. */
export type SentenceCloseness = (text: string, language: Language) => number;

interface Asked {
  question: string;
  sentence: Sentence | undefined;
  known: readonly KnownAnswer[];
}

export const sentenceCloseness = (
  { question, sentence, known }: Asked,
  {
    vectorOf,
    sentences,
    rarity,
  }: { vectorOf: Meaning['vectorOf']; sentences: Sentences | undefined; rarity: Rarity },
): SentenceCloseness => {
  const words = tellingWords(question);
  const wanted = new Set(words.map(termOf));
  const meaning = vectorOf(words.join(' '));
  return (text, language) => {
    const said = sentence && sentences?.known(text);
    const vector = meaning && vectorOf(text);
    const own = flat(text);
    const answers = known
      .filter(
        (one) => own.length >= shortestAnswer && (own.includes(one[language]) || one[language].includes(own)),
      )
      .map(({ close }) => close);
    return (
      weights.known * Math.max(0, ...answers) +
      weights.said * (said ? Math.max(0, closeness(sentence, said)) : 0) +
      weights.meaning * (meaning && vector ? Math.max(0, cosine(meaning, vector)) : 0) +
      weights.words * shared(wanted, termsOf(text), rarity)
    );
  };
};
