import { updateInOrder } from '@academy/service-kit/mongo/update-in-order.ts';
import { backoffMs } from '@academy/service-kit/time/backoff.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import { guessAt } from './guesses.ts';
import type { GuessCountModel } from './guess-count-model.ts';
import { createGuessUpdates, places, type Attempt, type GuessSettings, type Place } from './guess-updates.ts';

const maxAttempts = 30;
const conflictBackoff = { firstMs: 4, maxMs: 60 };
/** For the one who lost against many others at the same account and moment. */
const conflictWaitMs = 1_000;

/** Counts attempts to sign in, exactly across replicas: each write is atomic, and of one document. */
export const createGuessCountRepository = (model: GuessCountModel, settings: GuessSettings) => {
  const { windowMs, perDay } = settings;
  const updates = createGuessUpdates(settings);

  const giveBack = async (attempt: Attempt, counted: readonly Place[]): Promise<void> => {
    if (counted.length === 0) return;
    await updateInOrder(
      model,
      counted.map((place) => updates.giveBack(place, attempt)),
    );
  };

  /** The first of these places that refused to count at once, or null; those before it have counted. */
  const countAtOnce = async (attempt: Attempt, left: readonly Place[]): Promise<Place | null> => {
    const all = left.flatMap((place) => updates.count(place, attempt).map((update) => ({ place, update })));
    const refused = await updateInOrder(
      model,
      all.map(({ update }) => update),
    );
    return refused === null ? null : (all[refused]?.place ?? null);
  };

  // Both: 0 where it was counted, or for how many milliseconds none is let in; null where another call was first.

  const countInNextWindow = async (
    place: 'address' | 'pair',
    { ids, at }: Attempt,
  ): Promise<number | null> => {
    const _id = ids[place];
    const known = await model.findOne({ _id }).lean();
    const { count = 0, endsAt } = known ?? {};
    if (endsAt === undefined) return null;
    const now = new Date(at);
    if (endsAt > now) return count >= updates.mostOf[place] ? endsAt.getTime() - at : null;
    const next = { $set: { count: 1, endsAt: new Date(at + windowMs) } };
    return (await model.updateOne({ _id, endsAt: { $lte: now } }, next)).matchedCount > 0 ? 0 : null;
  };

  const countSlowed = async ({ ids: { account: _id }, at }: Attempt): Promise<number | null> => {
    const known = await model.findOne({ _id }).lean();
    if (known === null) return null;
    const { wornOffAt = 0, nextAt = 0 } = known;
    const decision = guessAt({ wornOffAt, nextAt }, { perDay, now: at });
    if ('refused' in decision) return decision.refused;
    const write = await model.updateOne({ _id, wornOffAt, nextAt }, { $set: decision.guesses });
    return write.matchedCount > 0 ? 0 : null;
  };

  const countFrom = async (attempt: Attempt, counted: Place[]): Promise<number> => {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const left = places.slice(counted.length);
      const place = left.length === 0 ? null : await countAtOnce(attempt, left);
      if (place === null) return 0;
      counted.push(...left.slice(0, left.indexOf(place)));
      const waitMs =
        place === 'account' ? await countSlowed(attempt) : await countInNextWindow(place, attempt);
      if (waitMs === 0) counted.push(place);
      else if (waitMs === null) await pause(backoffMs(tries, conflictBackoff));
      else return waitMs;
    }
    return conflictWaitMs;
  };

  return {
    /** Counts one attempt and gives 0; or counts nothing, and says for how many milliseconds none is let in. */
    count: async (attempt: Attempt): Promise<number> => {
      const counted: Place[] = [];
      try {
        const waitMs = await countFrom(attempt, counted);
        if (waitMs > 0) await giveBack(attempt, counted);
        return waitMs;
      } catch (error) {
        await giveBack(attempt, counted);
        throw error;
      }
    },

    giveBack: (attempt: Attempt): Promise<void> => giveBack(attempt, places),

    forgive: async (attempt: Attempt, now: number): Promise<void> =>
      void (await updateInOrder(model, updates.forgive(attempt, now))),
  };
};

export type GuessCountRepository = ReturnType<typeof createGuessCountRepository>;
