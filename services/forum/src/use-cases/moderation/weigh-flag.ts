import { flagWeighs, type FlagFacts } from '../../domain/moderation/flag-trust.ts';
import { isMuted } from '../../domain/moderation/mute.ts';
import { weighingFlagsPerHour } from '../../domain/writing-limits.ts';
import type { ForumDeps } from '../deps.ts';

type Deps = Pick<ForumDeps, 'people' | 'mutes' | 'cases' | 'budgets' | 'now'>;

const factsOf = async ({ people, mutes, cases }: Deps, userId: string, at: Date): Promise<FlagFacts> => {
  const [person, mute, verdicts] = await Promise.all([
    people.find(userId),
    mutes.find(userId),
    cases.verdictsOnFlagsOf(userId),
  ]);
  return {
    ...verdicts,
    emailConfirmed: person?.emailConfirmed === true,
    accountAgeMs: person?.createdAt ? at.getTime() - person.createdAt.getTime() : 0,
    isMuted: isMuted(mute, at),
  };
};

/**
 * Runs the write of a member's flag, told whether it may help to hide the text: where they are trusted, and for one text an
 * hour, counted at once for all replicas. `write` gives whether it does; one that does not, or fails, does not count.
 */
export const weighFlag = async (
  deps: Deps,
  { userId, caseId }: { userId: string; caseId: string },
  write: (weighs: boolean) => Promise<boolean>,
): Promise<void> => {
  const at = deps.now();
  if (!flagWeighs(await factsOf(deps, userId, at))) {
    await write(false);
    return;
  }
  const taking = { userId, kind: 'weighingFlags', textId: caseId, now: at } as const;
  const taken = await deps.budgets.take(taking, weighingFlagsPerHour);
  let isUsed = false;
  try {
    isUsed = await write(taken !== 'refused');
  } finally {
    if (taken === 'counted' && !isUsed) await deps.budgets.giveBack(taking).catch(() => undefined);
  }
};
