import { perUpstream } from '@academy/contracts/registry/upstreams.ts';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { configSchema } from '../../src/config.ts';
import { compose } from '../../src/dependencies.ts';

const nobody = 'http://127.0.0.1:1';

/** Two small web apps as a build leaves them. */
const buildApps = async (): Promise<{ learner: string; admin: string }> => {
  const root = await mkdtemp(join(tmpdir(), 'apps-'));
  for (const app of ['learner', 'admin']) {
    await mkdir(join(root, app, 'assets'), { recursive: true });
    await writeFile(join(root, app, 'index.html'), `<!doctype html><title>${app}</title>`);
    await writeFile(join(root, app, 'assets', 'index-a1b2.js'), `"${app}"`);
    await writeFile(join(root, app, 'assets', 'index-a1b2.js.br'), 'compressed');
  }
  return { learner: join(root, 'learner'), admin: join(root, 'admin') };
};

/** One replica of the gateway in this process, on the real broker. */
export const startGateway = async (stack: TestStack, jwksUrl: string) => {
  const apps = await buildApps();
  const config = parseConfig(configSchema, {
    ...stack.env,
    LOG_LEVEL: 'silent',
    PORT: '0',
    AUTH_JWKS_URL: jwksUrl,
    ...perUpstream(() => nobody),
    WEB_LEARNER_DIR: apps.learner,
    WEB_ADMIN_DIR: apps.admin,
  });
  const gateway = await compose(config, stack.kafka(), stack.logger);
  await Promise.all([gateway.identityFeed.ready(), gateway.liveFeed.ready()]);
  const server = await listen(gateway.listener, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${server.port}`,
    apps,
    hub: gateway.liveFeed.hub,
    stop: async () => {
      gateway.liveFeed.hub.close();
      await server.close();
      await gateway.liveFeed.stop();
      await gateway.identityFeed.stop();
      await gateway.closeUpstreams();
    },
  };
};

/** Publishes events as a service's relay would. */
export const teller = (stack: TestStack) => {
  const kafka = stack.kafka();
  let sequence = 1;
  return async (event: EventContract, subject: string, data: unknown): Promise<void> => {
    sequence += 1;
    const envelope = {
      specversion: '1.0',
      id: newId(),
      source: '/academy/test',
      type: event.type,
      subject,
      time: new Date().toISOString(),
      sequence,
      datacontenttype: 'application/json',
      data: event.data.parse(data),
    };
    await kafka.send(event.topic, [{ key: subject, value: JSON.stringify(envelope), headers: {} }]);
  };
};

export interface OpenStream {
  /** Parsed data of each message, in order. */
  messages: unknown[];
  /** Names of events that have one. */
  names: string[];
  lastId: () => string | undefined;
  isClosed: () => boolean;
  close: () => void;
  status: number;
}

/** Reads a stream as a browser does, keeping the last id. */
export const openStream = async (url: string, headers: Record<string, string> = {}): Promise<OpenStream> => {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const stream: OpenStream = {
    messages: [],
    names: [],
    lastId: () => lastId,
    isClosed: () => closed,
    close: () => abort.abort(),
    status: response.status,
  };
  let lastId: string | undefined;
  let closed = false;
  let rest = '';
  const takeBlock = (block: string): void => {
    for (const line of block.split('\n')) {
      const [, field, value] = /^(\w+): (.*)$/.exec(line) ?? [];
      if (field === 'id') lastId = value;
      if (field === 'event' && value) stream.names.push(value);
      if (field === 'data' && value) stream.messages.push(JSON.parse(value));
    }
  };
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + Buffer.from(chunk).toString()).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(takeBlock);
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (closed = true));
  return stream;
};
