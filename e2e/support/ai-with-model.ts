import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { startProviderStub } from '../../services/ai/test/support/provider-stub.ts';

const root = join(import.meta.dirname, '../..');

/** Where the running academy keeps its data, as the runner says. */
const academy = (): { mongoUrl: string; kafkaBrokers: string; auth: string } => {
  const { STORES, SERVICE_URLS } = process.env;
  if (!STORES || !SERVICE_URLS) throw new Error('STORES and SERVICE_URLS are not set');
  const stores = JSON.parse(STORES) as { mongoUrl: string; kafkaBrokers: string };
  return { ...stores, auth: (JSON.parse(SERVICE_URLS) as Record<string, string>).auth! };
};

/**
 * One more process of the ai service beside the academy's own, whose model is a stub. It shares the academy's data: what
 * a member spends here is spent there.
 */
export const startAiWithModel = async (settings: Record<string, string> = {}) => {
  const { mongoUrl, kafkaBrokers, auth } = academy();
  const provider = await startProviderStub();
  const child = spawn(process.execPath, [join(root, 'services/ai/src/start.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: '0',
      CONTENT_DIR: join(root, 'content'),
      MONGO_URL: mongoUrl,
      KAFKA_BROKERS: kafkaBrokers,
      AUTH_JWKS_URL: `${auth}/api/auth/jwks`,
      STOP_WITH_PARENT: '1',
      OPENAI_BASE_URL: provider.url,
      ...settings,
    },
  });
  const url = await listening(child.stdout);
  return {
    provider,
    /** What this page asks of the tutor and of its budget goes to this process. */
    serve: async (page: Page): Promise<void> => {
      await page.route(/\/api\/ai-(tutor|budget)/, async (route, request) => {
        const { pathname, search } = new URL(request.url());
        await route.continue({ url: `${url}${pathname}${search}` });
      });
    },
    stop: async (): Promise<void> => {
      const gone = once(child, 'exit');
      child.kill();
      await Promise.all([gone, provider.close()]);
    },
  };
};

export type AiWithModel = Awaited<ReturnType<typeof startAiWithModel>>;

/** It says where it listens once it is ready. */
const listening = async (output: NodeJS.ReadableStream): Promise<string> => {
  for await (const line of createInterface({ input: output })) {
    const port = /LISTENING \{"port":(\d+)/.exec(line)?.[1];
    if (port !== undefined) {
      output.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error('The ai service ended before it listened');
};
