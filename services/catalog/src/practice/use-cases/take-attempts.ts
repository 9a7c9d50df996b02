import type { CatalogDeps } from '../../use-cases/deps.ts';
import { withAttempts } from '../domain/card.ts';
import { recordedPractice } from './practice-of.ts';
import { timeZoneOf } from './time-zone-of.ts';

/**
 * Takes a learner's new attempts at an exercise into their practice. Attempts are the truth: a card knows up to which
 * number it has taken them, so this may run any number of times, late and in parallel, and each attempt counts once.
 */
export const takeAttempts = async (deps: CatalogDeps, userId: string, exerciseId: string): Promise<void> => {
  const timeZone = timeZoneOf(await deps.people.find(userId));
  await deps.erasure.guard(userId, async () => {
    const { cards } = await recordedPractice(deps, userId, timeZone);
    const taken = cards.find((card) => card.exerciseId === exerciseId)?.attempts ?? 0;
    const newer = await deps.practisedAttempts.listAfter({ userId, exerciseId }, taken);
    if (newer.length === 0) return;
    await deps.practice.change(userId, (current) => {
      const cards = withAttempts(current.cards, newer, timeZone);
      // Nothing comes back before it is passed: most attempts change nothing.
      return cards.some((card) => card.exerciseId === exerciseId) ? { state: { cards }, events: [] } : null;
    });
  });
};
