import { tooMany } from '../errors/domain-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { Localised } from '../text/localised.ts';
import { countId, createCountStore } from './count-store.ts';
import type { LimitCounts } from './limit-counts.ts';

/** One that was counted. Neither call throws: a store that is away keeps the count, which limits more, not less. */
export interface Taken {
  /** It does not count after all, unless another call has counted it before. */
  giveBack(): Promise<void>;
  /** Nor does anything that was counted for the same key. */
  forgetAll(): Promise<void>;
}

/** A limit that all replicas of a service share. */
export interface SharedLimit {
  /**
   * Counts one for a key. Throws DomainError 429 with Retry-After where there were too many, and 503 where the store does
   * not answer in time: what cannot be counted is not let in. What is sent again under the id `once` is let in, and
   * counts once, also at once and through several replicas.
   */
  take(key: string, once?: string): Promise<Taken>;
}

export interface SharedLimitRule {
  /** Sets its counts apart from those of other limits. */
  name: string;
  most: number;
  windowMs: number;
  /** What is said past it; the kit's own text when absent. */
  text?: Localised;
}

export interface SharedLimitsOptions {
  counts: LimitCounts;
  /** Names people in the store, so that no list of addresses comes to be there. */
  key: Buffer;
  now: () => Date;
  logger: Logger;
  /** How long the store may take over one count, in milliseconds. Default 5 s. */
  storeWithinMs?: number;
}

/** Makes one of a service's limits. */
export type MakeSharedLimit = (rule: SharedLimitRule) => SharedLimit;

/** Makes the limits of a service: counts in its store, in windows that begin with the first call of each key. */
export const createSharedLimits = (options: SharedLimitsOptions): MakeSharedLimit => {
  const { counts, key: secret, now, logger, storeWithinMs } = options;
  const { soon, quietly } = createCountStore({
    logger,
    ...(storeWithinMs !== undefined && { withinMs: storeWithinMs }),
  });
  return ({ name, most, windowMs, text }) => ({
    take: async (key, sentAs) => {
      const id = countId(secret, `${name} ${key}`);
      const once = sentAs === undefined ? undefined : countId(secret, `${name} sent as ${sentAs}`);
      const at = now();
      const taken = await soon(counts.take(id, { most, windowMs, now: at, once }));
      const { isAllowed, isCounted, endsAt } = taken;
      if (!isAllowed) throw tooMany((endsAt.getTime() - at.getTime()) / 1_000, text);
      return {
        giveBack: async () => {
          if (isCounted) await quietly(counts.giveBack(id, endsAt, once));
        },
        forgetAll: () => quietly(counts.forget(id)),
      };
    },
  });
};
