import { ConfigError } from '../config/parse-config.ts';
import { startBroadcastConsumer } from '../consumers/broadcast-consumer.ts';
import { startConsumer } from '../consumers/start-consumer.ts';
import { notReady } from '../http/not-ready.ts';
import { createIdentity } from '../identity/create-identity.ts';
import { startIdentityFeed } from '../identity/identity-feed.ts';
import type { IdentityPort } from '../identity/identity-port.ts';
import { remoteKeys } from '../identity/remote-keys.ts';
import type { RunningConsumer } from '../kafka/kafka-port.ts';
import type { CollectedFeatures } from './collect-features.ts';
import type { Runtime } from './service-runtime.ts';

export interface ServiceIdentity {
  identity: IdentityPort;
  /** What must have been read before the service is ready; null where the service answers from its own records. */
  feed: RunningConsumer | null;
}

/**
 * Who is asking: by the service's own port, or else by auth's keys and events, whose callers are answered 503 until these
 * have been read. Throws ConfigError without AUTH_JWKS_URL.
 */
export const startIdentity = (
  runtime: Runtime,
  own: IdentityPort | undefined,
  isCaughtUp: () => boolean,
): ServiceIdentity => {
  if (own) return { identity: own, feed: null };
  const { config, kafka, logger, service } = runtime;
  if (config.AUTH_JWKS_URL === undefined)
    throw new ConfigError([{ key: 'AUTH_JWKS_URL', reason: 'is missing' }]);
  const feed = startIdentityFeed({ kafka, service, logger });
  const keys = remoteKeys(config.AUTH_JWKS_URL, logger);
  const known = createIdentity({ keys, users: feed.users, revocations: feed.revocations });
  const identity: IdentityPort = {
    identify: async (request) => {
      // Until then a session that has ended, or a role that was taken away, might be let in.
      if (!feed.isReady() && !isCaughtUp()) throw notReady();
      return known.identify(request);
    },
  };
  return { identity, feed };
};

/** What every replica reads for itself. */
export const startBroadcasts = (
  { service, kafka, logger }: Runtime,
  { broadcasts }: Pick<CollectedFeatures, 'broadcasts'>,
): RunningConsumer[] =>
  broadcasts.map(({ name, topics, since, handler }) =>
    startBroadcastConsumer({
      kafka,
      name: `${service}.${name}`,
      topics: topics.map((topic) => topic.name),
      since,
      handler,
      logger,
    }),
  );

export interface RunningGroup extends RunningConsumer {
  isReadModel: boolean;
}

/** What the service's replicas read together. */
export const startGroups = (
  { service, kafka, logger, metrics }: Runtime,
  { groups }: Pick<CollectedFeatures, 'groups'>,
): RunningGroup[] =>
  groups.map(({ name, handlers, isReadModel = false }) => ({
    ...startConsumer({
      kafka,
      groupId: name === undefined ? service : `${service}.${name}`,
      handlers,
      logger,
      metrics,
    }),
    isReadModel,
  }));
