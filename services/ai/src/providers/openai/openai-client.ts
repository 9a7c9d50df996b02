import OpenAI from 'openai';
import { Agent, fetch as undiciFetch } from 'undici';
import type { ProviderConfig } from '../provider-config.ts';

/** Servers of one's own often ask for no key, but the SDK does. */
const noKey = 'none';

/**
 * The SDK on the configured address, the only one that is ever called: redirects are not followed. It neither retries nor
 * watches the clock, which the adapter does for the whole of an answer.
 */
export const createOpenaiClient = (config: ProviderConfig): OpenAI => {
  const dispatcher = new Agent({
    connect: { timeout: config.OPENAI_CONNECT_TIMEOUT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const fetch = (url: string, init: object): Promise<unknown> =>
    undiciFetch(url, { ...init, redirect: 'error', dispatcher });
  return new OpenAI({
    apiKey: config.OPENAI_API_KEY ?? noKey,
    baseURL: config.OPENAI_BASE_URL ?? null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    // undici's fetch is the one behind Node's own; only the names of its types differ.
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
};
