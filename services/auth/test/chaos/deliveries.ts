import { setTimeout as pause } from 'node:timers/promises';
import { signatureHeader } from '@academy/stripe-double/webhook-signature.ts';
import type { RecordedEvent } from '@academy/stripe-double/world.ts';
import type { Random } from './random.ts';

export type Kind = 'genuine' | 'doubled' | 'forged' | 'stale' | 'altered';

export interface Tally {
  /** Deliveries of each kind, and how many of them were answered with 400. */
  deliveries: Record<Kind, number>;
  refused: Record<Kind, number>;
  /** Tries that a dead replica did not answer, and that were made again. */
  unanswered: number;
}

export interface Deliveries {
  tally: Tally;
  deliver(kind: Kind, event: RecordedEvent): Promise<void>;
}

export interface DeliveriesOptions {
  urls: () => readonly string[];
  secret: string;
  random: Random;
}

const none = (): Record<Kind, number> => ({ genuine: 0, doubled: 0, forged: 0, stale: 0, altered: 0 });
const firstPauseMs = 50;
const longestPauseMs = 1_000;

/** Delivers as Stripe does: to any replica, signed afresh for each try, and again until there is an answer. */
export const createDeliveries = ({ urls, secret, random }: DeliveriesOptions): Deliveries => {
  const tally: Tally = { deliveries: none(), refused: none(), unanswered: 0 };
  let made = 0;

  /** Under an id of its own, so that what is kept of it would show. */
  const another = (kind: Kind, { id, body }: RecordedEvent): string =>
    body.replace(id, `evt_${kind}_${(made += 1)}`);

  const compose = (kind: Kind, event: RecordedEvent): { body: string; signature: string } => {
    const now = new Date();
    if (kind === 'genuine' || kind === 'doubled')
      return { body: event.body, signature: signatureHeader(event.body, [secret], now) };
    const body = another(kind, event);
    if (kind === 'forged') return { body, signature: signatureHeader(body, ['whsec_guessed'], now) };
    if (kind === 'altered') return { body, signature: signatureHeader(event.body, [secret], now) };
    const before = new Date(now.getTime() - (301 + random.below(100_000)) * 1000);
    return { body, signature: signatureHeader(body, [secret], before) };
  };

  const tryOnce = async (kind: Kind, event: RecordedEvent): Promise<number | null> => {
    const { body, signature } = compose(kind, event);
    try {
      const response = await fetch(`${random.pick(urls())}/api/payments/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  };

  return {
    tally,
    deliver: async (kind, event) => {
      tally.deliveries[kind] += 1;
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
        const status = await tryOnce(kind, event);
        if (status === 400) tally.refused[kind] += 1;
        if (status === 200 || status === 400) return;
        tally.unanswered += 1;
        await pause(pauseMs);
      }
    },
  };
};
