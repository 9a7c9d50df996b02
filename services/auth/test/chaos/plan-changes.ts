import type { Envelope } from '@academy/contracts/events/event.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { createKafka } from '@academy/service-kit/kafka/kafkajs-adapter.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';

export interface PlanChanges {
  /** Each user's plans in the order in which they were told. */
  plansOf: ReadonlyMap<string, string[]>;
  /** Events that were published more than once, as a relay may that died before it could note the broker's word. */
  republished: number;
}

interface Broker {
  brokers: string[];
  topicPrefix: string;
  logger: Logger;
}

/** Every plan_changed that the topic has by now. */
export const readPlanChanges = async ({ brokers, topicPrefix, logger }: Broker): Promise<PlanChanges> => {
  const onFatal = (error: Error): never => {
    throw error;
  };
  const kafka = createKafka({ brokers, clientId: 'payments-chaos', topicPrefix, logger, onFatal });
  const known = new Set<string>();
  const plansOf = new Map<string, string[]>();
  let republished = 0;
  const handler = ({ id, type, subject, data }: Envelope): void => {
    if (type !== 'academy.auth.plan_changed.v1') return;
    if (known.has(id)) {
      republished += 1;
      return;
    }
    known.add(id);
    const { plan } = data as { plan: string };
    plansOf.set(subject, [...(plansOf.get(subject) ?? []), plan]);
  };
  const reader = startBroadcastConsumer({
    kafka,
    name: 'payments-chaos',
    topics: [authTopics.users.name],
    since: 'beginning',
    handler,
    logger,
  });
  try {
    await reader.ready();
    return { plansOf, republished };
  } finally {
    await reader.stop();
    await kafka.close();
  }
};
