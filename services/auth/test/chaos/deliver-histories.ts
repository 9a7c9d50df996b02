import type { StripeServer } from '@academy/stripe-double/stripe-server.ts';
import { chosenTypes } from '@academy/stripe-double/chosen-types.ts';
import type { RecordedEvent } from '@academy/stripe-double/world.ts';
import type { Deliveries, Kind } from './deliveries.ts';
import type { Histories } from './histories.ts';
import type { Random } from './random.ts';

export interface PlanOptions {
  stripe: StripeServer;
  histories: Histories;
  deliveries: Deliveries;
  random: Random;
  /** Deliveries to make, of all kinds. */
  wanted: number;
  /** Called before each delivery with its number, from 0. */
  before: (number: number) => void;
}

export interface Delivering {
  /** Lets histories go on and delivers in a random order, until so many deliveries are made. */
  run(): Promise<void>;
  /** Delivers what has happened since, if anything has; false where nothing had. */
  deliverRest(): Promise<boolean>;
  /** Ids of all that Stripe has to tell us. */
  genuine(): ReadonlySet<string>;
}

const lanes = 8;
/** About as much happens as is delivered, so that a message often tells of what is no longer so. */
const stepChance = 0.3;
/** Of twenty deliveries: what is not new, or has no right to be believed. */
const others: Kind[] = ['doubled', 'doubled', 'doubled', 'doubled', 'forged', 'stale', 'altered'];

export const createDelivering = (options: PlanOptions): Delivering => {
  const { stripe, histories, deliveries, random, wanted, before } = options;
  const genuine = new Set<string>();
  const waiting: RecordedEvent[] = [];
  const sent: RecordedEvent[] = [];
  let read = 0;
  let made = 0;

  const collect = (): void => {
    for (const event of stripe.events.slice(read)) {
      read += 1;
      if (!chosenTypes.has(event.type)) continue;
      genuine.add(event.id);
      waiting.push(event);
    }
  };

  const takeWaiting = (): RecordedEvent => {
    const [event] = waiting.splice(random.below(waiting.length), 1);
    if (!event) throw new Error('nothing waits');
    sent.push(event);
    return event;
  };

  const next = (): [Kind, RecordedEvent] | null => {
    const left = wanted - made;
    if (waiting.length < left && random.chance(stepChance)) histories.step();
    collect();
    if (left <= 0) return null;
    while (waiting.length === 0) {
      histories.step();
      collect();
    }
    const other = others[random.below(20)];
    if (other !== undefined && sent.length > 0 && waiting.length < left) return [other, random.pick(sent)];
    return ['genuine', takeWaiting()];
  };

  const lane = async (): Promise<void> => {
    for (let turn = next(); turn !== null; turn = next()) {
      before(made);
      made += 1;
      await deliveries.deliver(...turn);
    }
  };

  return {
    run: async () => {
      for (let steps = 0; steps < wanted / 20; steps += 1) histories.step();
      await Promise.all(Array.from({ length: lanes }, lane));
    },
    deliverRest: async () => {
      collect();
      if (waiting.length === 0) return false;
      while (waiting.length > 0) await deliveries.deliver('genuine', takeWaiting());
      return true;
    },
    genuine: () => genuine,
  };
};
