import { missedIn, type Stood } from './missed-in.ts';

interface Outcome {
  passed: boolean;
  /** Whether staff decided on it: then its verdict says nothing of its points. */
  decided: boolean;
  criteria: readonly Stood[];
}

export interface Figures {
  attempts: number;
  passed: number;
  /** The criterion that most of the attempts did not meet, and how many; null where each met every one. */
  mostMissed: { key: string; missed: number } | null;
}

/** The figures of an exercise's attempts. `keys` are its rubric's criteria: one that is gone from it tells nothing today. */
export const figuresOf = (outcomes: readonly Outcome[], keys: readonly string[]): Figures => {
  const missed = new Map(keys.map((key) => [key, 0]));
  for (const { criteria } of outcomes.filter(({ decided }) => !decided))
    for (const key of missedIn(criteria)) if (missed.has(key)) missed.set(key, (missed.get(key) ?? 0) + 1);
  // Of several missed as often, the first of the rubric.
  const [most] = [...missed].toSorted(([, a], [, b]) => b - a);
  return {
    attempts: outcomes.length,
    passed: outcomes.filter(({ passed }) => passed).length,
    mostMissed: most && most[1] > 0 ? { key: most[0], missed: most[1] } : null,
  };
};
