import { perUpstream } from '@academy/contracts/registry/upstreams.ts';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startGateway as start } from '../../src/start-gateway.ts';

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

/** The environment of a replica on the suite's stack, with two small web apps. */
export const gatewayEnv = async (stack: TestStack, jwksUrl: string) => {
  const apps = await buildApps();
  const env = {
    ...stack.env,
    LOG_LEVEL: 'silent',
    PORT: '0',
    AUTH_JWKS_URL: jwksUrl,
    ...perUpstream(() => nobody),
    WEB_LEARNER_DIR: apps.learner,
    WEB_ADMIN_DIR: apps.admin,
  };
  return { apps, env };
};

/** One replica of the gateway in this process, on the real broker. */
export const startGateway = async (stack: TestStack, jwksUrl: string) => {
  const { apps, env } = await gatewayEnv(stack, jwksUrl);
  const gateway = await start({ env, logger: stack.logger });
  await gateway.ready;
  const hub = gateway.hub();
  if (hub === null) throw new Error('Kafka has not answered');
  return { url: `http://127.0.0.1:${gateway.port}`, apps, hub, stop: gateway.stop };
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
    await kafka.send(event.topic, [
      { key: subject, value: JSON.stringify(envelope), headers: { 'ce-type': event.type } },
    ]);
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
