import { startEmbeddedStack, type EmbeddedStack } from './embedded-stack.ts';

declare global {
  var academyTestStack: EmbeddedStack | undefined;
}

/**
 * Jest's globalSetup: one stack for the whole run. A runner that has a stack already gives its addresses in
 * TEST_MONGO_URL and TEST_KAFKA_BROKERS.
 */
export default async (): Promise<void> => {
  if (process.env['TEST_MONGO_URL'] && process.env['TEST_KAFKA_BROKERS']) return;
  const stack = await startEmbeddedStack();
  globalThis.academyTestStack = stack;
  process.env['TEST_MONGO_URL'] = stack.mongoUrl;
  process.env['TEST_KAFKA_BROKERS'] = stack.kafka;
};
