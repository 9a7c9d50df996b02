import type { SubjectModelData } from './model.ts';

/** Up to so many words a prompt is brief. */
const BRIEF = 50;
/** So much of the exercise's own words, as `createCoverage` has it, is about its subject, however far it lies by its meaning. */
export const OWN_WORDS = 0.8;
/** From so many words on its length no longer matters. */
const FULL = 65;

/**
 * The sum below which a prompt is refused, however much else is met. The prompts that it is compared with are longer than
 * people type into a chat, so that a brief one lies far from the good ones for its length alone: weak brief ones lie
 * farther still. In between it moves evenly, by a fifteenth of the way for each word: near the bound one word may decide.
 */
export function vetoFor(
  words: number,
  { veto, briefVeto }: Pick<SubjectModelData['thresholds'], 'veto' | 'briefVeto'>,
): number {
  const share = Math.min(1, Math.max(0, (words - BRIEF) / (FULL - BRIEF)));
  return briefVeto + (veto - briefVeto) * share;
}

/** From here on a prompt is surely nearer to good prompts than to weak ones by its meaning. */
const SURELY_NEAR = 0.05;
/** So much lower the veto is for what is surely about the subject: by its meaning, or where it is brief by its words. */
const LEEWAY = { meaning: 1, words: 0.5 };

/** What the veto looks at; `near` and `coverage` as the thresholds of their names have them. */
export type Weighed = {
  words: number;
  hasMaterial: boolean;
  saysLittle: boolean;
  isElsewhere: boolean;
  sum: number;
  near: number;
  coverage: number;
};

/** Most prompts that the sum was learnt from are longer: up to here it may be wrong about one that has all else. */
const DOUBTFUL = 70;
/** The score of the other criteria that overrules the sum from so many words on; a shorter prompt needs more, up to all. */
const NEARLY_ALL = { words: 60, score: 84 };

/**
 * The score of the other criteria under which a prompt is refused: undefined where it is not, Infinity where nothing overrules it.
 * Refused is what says next to nothing, what lies below the veto, and what is foreign: save a near thing that is short, which
 * has few of the exercise's words for its length alone. Below the veto alone it is in doubt between 51 and 70 words: of weak
 * prompts that were repaired in one clause 45 more of 450 pass so, of weak short ones 4 of 550.
 */
export function refusedUnder(
  weighed: Weighed,
  thresholds: Pick<SubjectModelData['thresholds'], 'close' | 'veto' | 'briefVeto'>,
): number | undefined {
  const { words, saysLittle, isElsewhere, sum } = weighed;
  const isFar = sum < vetoFor(words, thresholds) - leewayOf(weighed);
  if (saysLittle || (isElsewhere && (isFar || words >= FULL || sum < thresholds.close))) return Infinity;
  if (!isFar) return undefined;
  if (words <= BRIEF || words > DOUBTFUL) return Infinity;
  const missing = Math.max(0, NEARLY_ALL.words - words) / (NEARLY_ALL.words - BRIEF);
  return NEARLY_ALL.score + (100 - NEARLY_ALL.score) * missing;
}

/** The words of pasted material are not what the writer says. */
function leewayOf({ words, hasMaterial, near, coverage }: Weighed): number {
  if (words > BRIEF) return near >= SURELY_NEAR ? LEEWAY.meaning : 0;
  return coverage >= OWN_WORDS && !hasMaterial ? LEEWAY.words : 0;
}
