import { staffActionRecorded } from '../audit/staff-action.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import { sendEvent } from '../outbox/send-event.ts';
import type { ParkedMessage } from './parked-log.ts';

/**
 * Puts a replay or a discard into the audit log, before it is carried out: a crash in between leaves an entry too many
 * rather than one too few. Two people who act at once both appear.
 */
export const recordParkedAction = async (
  kafka: Pick<KafkaPort, 'send'>,
  action: 'parked-event.replayed' | 'parked-event.discarded',
  { message, by }: { message: ParkedMessage; by: string },
): Promise<void> => {
  const at = new Date();
  const event = staffActionRecorded({
    actorId: by,
    action,
    resource: 'parked-events',
    resourceId: message.id,
    fields: ['status'],
    at,
  });
  await sendEvent(kafka, event, {
    service: 'parked-events',
    aggregate: 'parked-event',
    aggregateId: message.id,
    version: message.replays,
    now: at,
  });
};
