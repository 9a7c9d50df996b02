import type { OneUpdate } from '@academy/service-kit/mongo/update-in-order.ts';
import { freeRange, guessLastsMs } from './guesses.ts';
import type { GuessCount } from './guess-count-model.ts';

/** Where one attempt to sign in counts, in this order. */
export const places = ['address', 'pair', 'account'] as const;
export type Place = (typeof places)[number];

/** The ids of an attempt's counts. */
export type GuessIds = Readonly<Record<Place, string>>;

export interface GuessSettings {
  /** Attempts from one address, and at one account from one place, in a window. */
  perAddress: number;
  perPair: number;
  windowMs: number;
  /** Failures at one account, from wherever, that wear off in a day. */
  perDay: number;
}

export interface Attempt {
  ids: GuessIds;
  /** In milliseconds since 1970. */
  at: number;
}

/** So far apart may two read the clock that are counted in one window, the later of them first. */
const atOnceMs = 1_000;

export const createGuessUpdates = (settings: GuessSettings) => {
  const { windowMs, perDay } = settings;
  const lastsMs = guessLastsMs(perDay);
  const mostOf = { address: settings.perAddress, pair: settings.perPair } as const;

  const countInWindow = (place: 'address' | 'pair', { ids, at }: Attempt): OneUpdate<GuessCount> => ({
    filter: { _id: ids[place], endsAt: { $gt: new Date(at) }, count: { $lt: mostOf[place] } },
    update: { $inc: { count: 1 }, $setOnInsert: { endsAt: new Date(at + windowMs) } },
    upsert: true,
  });

  const countAtAccount = ({ ids: { account }, at }: Attempt): OneUpdate<GuessCount>[] => {
    const { from, before } = freeRange({ perDay, now: at });
    return [
      // What has worn off by now is as good as none.
      {
        filter: { _id: account },
        update: { $max: { wornOffAt: at }, $setOnInsert: { nextAt: 0 } },
        upsert: true,
      },
      {
        filter: { _id: account, wornOffAt: { $gte: from, $lt: before }, nextAt: { $lte: at } },
        update: { $inc: { wornOffAt: lastsMs } },
        upsert: true,
      },
    ];
  };

  /**
   * The window that the attempt was counted in: one that began later ends later than this. Of attempts at once, another's may
   * have begun it that read the clock a moment later.
   */
  const giveBackToWindow = (id: string, at: number): OneUpdate<GuessCount> => ({
    filter: {
      _id: id,
      endsAt: { $gt: new Date(at), $lte: new Date(at + windowMs + atOnceMs) },
      count: { $gt: 0 },
    },
    update: { $inc: { count: -1 } },
  });

  /** With the attempt's own pause; the failures before it stay. */
  const giveBackToAccount = (id: string): OneUpdate<GuessCount> => ({
    filter: { _id: id },
    update: { $inc: { wornOffAt: -lastsMs }, $set: { nextAt: 0 } },
  });

  return {
    mostOf,
    /**
     * Count one where it may be counted at once. What may not be has a document that the filter leaves out, so that the
     * upsert is refused, by its id.
     */
    count: (place: Place, attempt: Attempt): OneUpdate<GuessCount>[] =>
      place === 'account' ? countAtAccount(attempt) : [countInWindow(place, attempt)],

    giveBack: (place: Place, { ids, at }: Attempt): OneUpdate<GuessCount> =>
      place === 'account' ? giveBackToAccount(ids.account) : giveBackToWindow(ids[place], at),

    /** A right password: earlier failures at the same place are forgiven too. */
    forgive: ({ ids, at }: Attempt, now: number): OneUpdate<GuessCount>[] => [
      giveBackToWindow(ids.address, at),
      { filter: { _id: ids.pair }, update: { $set: { count: 0, endsAt: new Date(now + windowMs) } } },
      giveBackToAccount(ids.account),
    ],
  };
};
