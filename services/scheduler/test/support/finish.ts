import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import type { DataOf } from '@academy/contracts/events/event.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';

/** Says, as the service whose work it is would, that a run has ended. */
export const finish = (
  kafka: KafkaPort,
  data: DataOf<typeof automationFinishedV1>,
  service = 'test',
): Promise<void> => {
  const { type, topic } = automationFinishedV1;
  const { automationId, runId, finishedAt } = data;
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: `/academy/${service}`,
    type,
    subject: automationId,
    aggregate: 'automation_report',
    aggregateid: runId,
    time: finishedAt,
    sequence: 1,
    datacontenttype: 'application/json',
    data,
  };
  return kafka.send(topic, [{ key: automationId, value: JSON.stringify(envelope), headers: {} }]);
};
