import { cosine } from '@academy/meaning/meaning.ts';
import { negations } from './criteria/negation/reach.ts';
import { foldPhrase } from './reading/fold.ts';
import { isFunctionWord } from './reading/function-words.ts';
import type { Bilingual, Language } from './rubric.ts';
import type { VectorOf } from './subject/references.ts';

/** What a point looks for in each language, as `any` of `mentions` takes it. */
type Words = Record<Language, string[]>;
/** `fits`: how well it says each point. */
type Phrase = { text: string; fits: number[] };

/** Words of the pieces that samples are cut into: as many as a phrase of a list has. */
const LENGTHS = [3, 5, 8] as const;
/** How much a phrase loses for being near another point. */
const RIVALRY = 0.3;
/** Below, a phrase is near a point by chance: then the sample gives the point none. */
const NEAR_ENOUGH = 0.25;
/** As long as a phrase of a rubric has to be, and may be. */
const SHORTEST = 2;
const LONGEST = 80;

/**
 * Proposes for each point the phrase by which each good sample says it: of the sample's pieces the one that is nearest to the
 * first sentence of the point's description in meaning, and less near to another's. A proposal for its author to read: as they
 * are, these phrases judge half of natural prompts rightly ([ADR 33](../../../docs/adr/0033-points-in-other-words.md)).
 *
 * @param points what each asks for, in sentences of either language or both
 * @param samples good prompts by their language, up to 10,000 characters each
 * @returns phrases for each point by language, none twice; empty where no sample says anything near it
 */
export function wordsFromSamples(
  points: readonly Bilingual[],
  samples: Readonly<Record<Language, readonly string[]>>,
  vectorOf: VectorOf,
): Words[] {
  const meanings = points.map(({ es, en }) => vectorOf(`${firstOf(es)} ${firstOf(en)}`));
  const phrasesOf = (sample: string): Phrase[] =>
    [...piecesIn(sample)].flatMap((text) => {
      const vector = vectorOf(text);
      return vector ? [{ text, fits: fitsOf(vector, meanings) }] : [];
    });
  const phrases = { es: samples.es.map(phrasesOf), en: samples.en.map(phrasesOf) };
  const wordsFor = (at: number, language: Language): string[] =>
    withoutTwins(phrases[language].flatMap((ofSample) => bestFor(at, ofSample)));
  return points.map((_, at) => ({ es: wordsFor(at, 'es'), en: wordsFor(at, 'en') }));
}

/** How near it is to each point, less what it is near to another. */
function fitsOf(vector: Float32Array, meanings: readonly (Float32Array | null)[]): number[] {
  const closeness = meanings.map((meaning) => (meaning ? cosine(meaning, vector) : 0));
  return closeness.map(
    (own, at) => own - RIVALRY * Math.max(0, ...closeness.filter((_, other) => other !== at)),
  );
}

/** What follows the first sentence mostly says what is not enough. */
const firstOf = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? '';

function bestFor(at: number, phrases: readonly Phrase[]): string[] {
  let best: { text: string; fit: number } | undefined;
  for (const { text, fits } of phrases) {
    const fit = fits[at] ?? 0;
    if (fit >= NEAR_ENOUGH && (!best || fit > best.fit)) best = { text, fit };
  }
  return best ? [trimmed(best.text)] : [];
}

function withoutTwins(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const folded = foldPhrase(text).join(' ');
    return !seen.has(folded) && seen.add(folded);
  });
}

/** The pieces of a sample's clauses. */
const piecesIn = (sample: string): Set<string> =>
  new Set(
    sample
      .split(/[.;:!?\n()«»"“”/]+|,(?!\d)/)
      .flatMap((clause) => piecesOf(clause.trim().split(/\s+/)))
      .filter(({ length }) => length >= SHORTEST && length <= LONGEST),
  );

const piecesOf = (words: readonly string[]): string[] =>
  LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(1, words.length - length + 1) }, (_, from) =>
      words.slice(from, from + length).join(' '),
    ),
  );

/** Without the words at either end that only hold sentences together, though "no" and "without" stay. */
function trimmed(text: string): string {
  const words = text.split(' ');
  const says = (word: string): boolean =>
    foldPhrase(word).some((norm) => negations.has(norm) || !isFunctionWord(norm));
  const from = words.findIndex(says);
  const bare = words.slice(Math.max(from, 0), words.findLastIndex(says) + 1).join(' ');
  return bare.length < SHORTEST ? text : bare;
}
