import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { authTopics } from '@academy/contracts/events/auth/topics.ts';
import { startBroadcastConsumer } from '../consumers/broadcast-consumer.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import type { RevocationsPort, AccountAccessPort } from './create-identity.ts';
import { createRevocationsReader } from './revocations.ts';
import { accessTokenSeconds } from './tokens.ts';
import { createAccountAccessReader } from './account-access.ts';

/** Longer than an access token lives by some minutes, for clocks that differ and messages that come late. */
export const identityHorizonMs = (accessTokenSeconds + 300) * 1000;

export interface IdentityFeed {
  users: AccountAccessPort;
  revocations: RevocationsPort;
  /** Resolves when what happened before the start is known; until then a revoked session might be let in. */
  ready(): Promise<void>;
  isReady(): boolean;
  stop(): Promise<void>;
}

/** Reads auth.users and auth.sessions in this process's own group, from fifteen minutes back. */
export const startIdentityFeed = (options: {
  kafka: KafkaPort;
  service: string;
  logger: Logger;
}): IdentityFeed => {
  const { kafka, service, logger } = options;
  const users = createAccountAccessReader(identityHorizonMs);
  const revocations = createRevocationsReader(identityHorizonMs);
  const consumer = startBroadcastConsumer({
    kafka,
    name: `${service}.identity`,
    topics: [authTopics.users.name, authTopics.sessions.name],
    since: { sinceMs: identityHorizonMs },
    handler: (envelope, { topic }) => {
      if (topic === authTopics.users.name) users.observe(envelope);
      else if (envelope.type === sessionsRevokedV1.type) revocations.observe(envelope);
    },
    logger,
  });
  return { users, revocations, ready: consumer.ready, isReady: consumer.isReady, stop: consumer.stop };
};
