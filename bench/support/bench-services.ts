import { randomBytes } from 'node:crypto';
import type { ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { createTestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import mongoose from 'mongoose';
import { startService } from './start-service.ts';

/** A store and a broker of a bench's own, and services on them that believe `issuer`; `stop` ends all of it. */
export const startBenchServices = async () => {
  const run = `bench${randomBytes(4).toString('hex')}_`;
  const children: ChildProcess[] = [];
  const contentKey = randomBytes(32).toString('base64');
  const stack = await startEmbeddedStack();
  const issuer = await createTestIssuer();
  const keys = await issuer.serve();
  // While a store is filled on a busy machine it may not answer the client's own question for long.
  const client = await new mongoose.mongo.MongoClient(stack.mongoUrl, {
    connectTimeoutMS: 120_000,
  }).connect();
  return {
    issuer,
    /** The database of a service that was started under this name. */
    databaseOf: (name: string, service: string) => client.db(`${run}${name}_${service}`),
    /** A service with databases and topics under this name, so that several stand side by side. */
    start: async (service: string, name: string, env: Record<string, string>) => {
      const started = await startService(`services/${service}/src/start.ts`, {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ACCESS_LOG: 'false',
        KAFKA_BROKERS: stack.kafka,
        AUTH_JWKS_URL: keys.url,
        MONGO_URL: stack.mongoUrl,
        DB_PREFIX: `${run}${name}_`,
        TOPIC_PREFIX: `${run}${name}.`,
        CONTENT_KEY: contentKey,
        ...env,
      });
      children.push(started.child);
      return started;
    },
    stop: async (): Promise<void> => {
      for (const child of children) child.kill('SIGKILL');
      await keys.close();
      await client.close();
      await stack.stop();
    },
  };
};
