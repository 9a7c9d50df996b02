import type { PointedWords } from '@academy/prompt-rubric/rubric.ts';
import type { NewAttempt } from '../../domain/attempt.ts';
import { pendingFull } from '../../domain/exercise-texts.ts';
import { nextPlace } from '../../domain/pending-pass.ts';
import { timeZoneOf } from '../../practice/use-cases/time-zone-of.ts';
import type { CatalogDeps } from '../deps.ts';

type Added = Awaited<ReturnType<CatalogDeps['attempts']['add']>>;
type AddOptions = Parameters<CatalogDeps['attempts']['add']>[1];

/** Keeps an attempt; one that passes pending takes a place of its learner's week, and 400 where there is none. */
export const addAttempt = async (
  deps: CatalogDeps,
  attempt: NewAttempt,
  { pointed, ...options }: AddOptions & { pointed: readonly PointedWords[] },
): Promise<Exclude<Added, 'place-taken'>> => {
  const { attempts, people, now } = deps;
  const { userId } = attempt;
  if (attempt.waitingUntil) await attempts.freePlaces(userId, now());
  for (;;) {
    const next = attempt.waitingUntil ? nextPlace(userId, await attempts.listPlaced(userId)) : null;
    if (next?.freeFrom) {
      // Sent before, it has its place.
      if (await attempts.find(attempt._id)) return 'taken';
      throw pendingFull(pointed.length - 1, next.freeFrom, timeZoneOf(await people.find(userId)));
    }
    const added = await attempts.add(next ? { ...attempt, pendingPlace: next.place } : attempt, options);
    // Another check was first: perhaps it left one.
    if (added !== 'place-taken') return added;
  }
};
