import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import type { DataOf } from '@academy/contracts/events/event.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';

type StaffAction = DataOf<typeof adminActionRecordedV1>;

/** Publishes what staff changed as another service would; gives the event's id. */
export const publishStaffAction = async (
  kafka: KafkaPort,
  changes: Partial<StaffAction> = {},
): Promise<string> => {
  const data: StaffAction = {
    actorId: 'somebody',
    action: 'document.updated',
    resource: 'documents',
    resourceId: 'a-document',
    fields: ['titleEs'],
    at: new Date().toISOString(),
    ...changes,
  };
  const { topic, type } = adminActionRecordedV1;
  const id = newId();
  const envelope = {
    specversion: '1.0',
    id,
    source: '/academy/library',
    type,
    subject: data.actorId,
    time: data.at,
    sequence: 1,
    datacontenttype: 'application/json',
    data,
  };
  await kafka.send(topic, [{ key: data.actorId, value: JSON.stringify(envelope), headers: {} }]);
  return id;
};
