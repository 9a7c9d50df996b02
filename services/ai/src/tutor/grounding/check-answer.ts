import { setImmediate as next } from 'node:timers/promises';
import type { TutorSpan } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { claimsOf, type Claim } from './claims.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import type { Comparing } from './comparing.ts';
import { isCarried } from './is-carried.ts';

export interface CheckedAnswer {
  /** As Markdown. */
  message: string;
  language: Language;
  /** The passages that it may cite, by their numbers: only what its reader may open. */
  cited: ReadonlyMap<number, PlacedPassage>;
  /** All that is published. */
  all: readonly PlacedPassage[];
  /** Whether sentences that cite nothing are compared too: not where an answer speaks of the learner's own text. */
  readsUncited: boolean;
  /** Ends the check at once, with its reason. */
  signal: AbortSignal;
}

/** An answer of 180 words has some 20 sentences. What a model says beyond this is taken to be its own. */
const mostCompared = 60;
/** To compare a sentence takes time by its words with those of its sources. One that is longer is taken to be the model's own. */
const longest = { words: 80, characters: 1_000 } as const;
const isTooLong = ({ text }: Claim): boolean =>
  text.length > longest.characters || text.split(' ').length > longest.words;

/** Lets other work go on: to compare one sentence takes up to some 80 ms. */
const rest = async (signal: AbortSignal): Promise<void> => {
  await next();
  signal.throwIfAborted();
};

/** Where the sentences of a model's answer stand that no source carries, in order. */
export const uncarriedOf = async (
  { message, language, cited, all, readsUncited, signal }: CheckedAnswer,
  comparing: Comparing,
): Promise<TutorSpan[]> => {
  const evidences = new Map<string, Evidence>();
  const evidenceFor = async ({ cites }: Claim): Promise<Evidence> => {
    const key = cites.join();
    const known = evidences.get(key);
    if (known) return known;
    const passages =
      cites.length === 0 ? [...cited.values()] : cites.flatMap((number) => cited.get(number) ?? []);
    const evidence = evidenceOf(passages, { all, language });
    evidences.set(key, evidence);
    for (const unit of evidence.units) {
      await rest(signal);
      comparing.sentenceOf?.(unit);
    }
    return evidence;
  };
  const spans: TutorSpan[] = [];
  const claims = claimsOf(message, language).filter(({ isCited }) => isCited || readsUncited);
  for (const [at, claim] of claims.entries()) {
    if (at >= mostCompared || isTooLong(claim)) {
      spans.push({ from: claim.from, to: claim.to });
      continue;
    }
    const evidence = await evidenceFor(claim);
    await rest(signal);
    if (!isCarried(claim, evidence, comparing)) spans.push({ from: claim.from, to: claim.to });
  }
  return spans;
};
