import type { EventContract } from '@academy/contracts/events/event.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';

type Data = Record<string, unknown>;

/** Publishes what catalog or library would, with data that fits the contract. */
export const publish = (
  kafka: KafkaPort,
  event: EventContract,
  { id, sequence = 1, data = {} }: { id: string; sequence?: number; data?: Data },
): Promise<void> => {
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/test',
    type: event.type,
    subject: id,
    time: new Date().toISOString(),
    sequence,
    datacontenttype: 'application/json',
    data: event.data.parse({ id, ...data }),
  };
  return kafka.send(event.topic, [{ key: id, value: JSON.stringify(envelope), headers: {} }]);
};

const titles = (title: string): Data => ({ titleEs: `${title} (es)`, titleEn: `${title} (en)` });
const descriptions = { descriptionEs: 'De qué trata', descriptionEn: 'What it is about' };

export const courseData = (title: string, over: Data): Data => ({
  ...titles(title),
  ...descriptions,
  level: 'beginner',
  isPremium: false,
  orderIndex: 0,
  lessonIds: [],
  ...over,
});

export const lessonData = (title: string, over: Data): Data => ({
  ...titles(title),
  orderIndex: 0,
  exercises: [],
  ...over,
});

export const documentData = (title: string, over: Data): Data => ({
  ...titles(title),
  ...descriptions,
  category: 'guides',
  isPremium: false,
  pageCount: 1,
  publishedAt: '2026-01-01T12:00:00.000Z',
  imported: false,
  ...over,
});
