import type { DataOf, EventContract } from '@academy/contracts/events/event.ts';

/** An event that a write is about to carry; its id, time and sequence come with the write. */
export interface PendingEvent {
  type: string;
  topic: string;
  /** Message key where it is not the aggregate's own id. */
  subject: string | undefined;
  /** JSON text. */
  data: string;
}

export interface PendingEventOptions {
  /** For a topic keyed by another id than the aggregate's, such as the actor's on `audit.actions`. */
  subject?: string;
}

/**
 * A fact to publish with a write. The data is validated, and stripped to what the contract names, so a producer
 * cannot leak a field; throws ZodError when it does not fit, before anything is written.
 */
export const pendingEvent = <E extends EventContract>(
  contract: E,
  data: DataOf<E>,
  { subject }: PendingEventOptions = {},
): PendingEvent => ({
  type: contract.type,
  topic: contract.topic,
  subject,
  data: JSON.stringify(contract.data.parse(data)),
});
