import type { PromptDeps } from './prompt-deps.ts';

/** By then no request that reserved them can still be running. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Removes the texts of saves and imports that a crash cut off, and frees the places that they held. */
export const releaseAbandoned = async ({ prompts, libraries, now }: PromptDeps): Promise<void> => {
  const before = new Date(now().getTime() - abandonedAfterMs);
  for (const { _id: userId, reservations } of await libraries.abandoned(before))
    for (const reservation of reservations.filter(({ at }) => at < before)) {
      // The texts go first: until their places are free, another run finds them again.
      await prompts.removeAll(userId, reservation.ids);
      await libraries.release(userId, reservation);
    }
};
