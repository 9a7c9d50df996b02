import type { Envelope, EventContract } from '@academy/contracts/events/event.ts';
import type { z } from 'zod';
import type { Logger } from '../logging/logger.ts';

export interface HandlerContext {
  logger: Logger;
  /** Where the event came from, for logs; never a reason to act differently. */
  origin: { topic: string; partition: number; offset: string };
}

/** A reader of one kind of event. Its expectation is all that it relies on, and the producer's tests check it. */
export interface EventHandler<Expects extends z.ZodType = z.ZodType> {
  event: EventContract;
  /** Only the fields of `data` that the handler reads. */
  expects: Expects;
  /** Data that fits the expectation and the event's contract; the handler's own test runs on it. */
  example: z.input<Expects>;
  /** May run more than once for an event; its effect must not (see once.ts and apply-newer.ts). */
  handle: (envelope: Envelope<z.output<Expects>>, context: HandlerContext) => Promise<void>;
}

/** Declares a handler, with the data that it handles typed by what it expects. */
export const defineHandler = <Expects extends z.ZodType>(handler: EventHandler<Expects>): EventHandler =>
  // Handlers of different events share a list; each is only ever called with data that its own schema parsed.
  handler as unknown as EventHandler;
