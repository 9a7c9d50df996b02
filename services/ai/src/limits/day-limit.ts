import { tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { createCountStore } from '@academy/service-kit/limits/count-store.ts';
import type { LimitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import { createLimitCounts } from '@academy/service-kit/limits/limit-counts.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

const dayMs = 24 * 3_600_000;

export interface DayLimitDeps {
  limitCounts: LimitCountModel;
  logger: Logger;
  now: () => Date;
}

export interface DayLimit {
  /** Counts one of a member's. Throws DomainError 429 past the limit. What is sent again under the id `once` counts once. */
  count(userId: string, once?: string): Promise<void>;
  forget(userId: string): Promise<void>;
}

/** How many of something a member may do in a day, counted for all replicas. Its windows begin with the first. */
export const createDayLimit = (
  { limitCounts, logger, now }: DayLimitDeps,
  { most, text, keyOf }: { most: number; text: Localised; keyOf: (userId: string) => string },
): DayLimit => {
  const counts = createLimitCounts(limitCounts);
  const { soon } = createCountStore({ logger });
  return {
    count: async (userId, once) => {
      const at = now();
      const window = { most, windowMs: dayMs, now: at, once };
      const { isAllowed, endsAt } = await soon(counts.take(keyOf(userId), window));
      if (!isAllowed) throw tooMany((endsAt.getTime() - at.getTime()) / 1_000, text);
    },
    forget: (userId) => counts.forget(keyOf(userId)),
  };
};
