import { envelopeSchema, type Envelope } from '@academy/contracts/events/event.ts';
import type { ReceivedMessage } from '../kafka/kafka-port.ts';
import { PermanentError } from './permanent-error.ts';

/** The message's envelope, its data not yet looked at. Throws PermanentError for what is not one of our events. */
export const parseEvent = (message: Pick<ReceivedMessage, 'value'>): Envelope => {
  if (message.value === null) throw new PermanentError('the message is empty');
  let json: unknown;
  try {
    json = JSON.parse(message.value);
  } catch (error) {
    throw new PermanentError('the message is not JSON', { cause: error });
  }
  const parsed = envelopeSchema.safeParse(json);
  if (!parsed.success) throw new PermanentError('the message has no valid envelope', { cause: parsed.error });
  return { ...parsed.data, data: parsed.data.data };
};
