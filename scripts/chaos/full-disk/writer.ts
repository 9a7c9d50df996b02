import { setTimeout as wait } from 'node:timers/promises';
import { publishedDraft } from '@academy/service-kit/testing/published-draft.ts';

export interface Administrator {
  email: string;
  password: string;
}

export interface Writer {
  /** Publishes one document: its id once it is acknowledged, null when the call failed. */
  write(title: string): Promise<string | null>;
  /** Writes until the signal, several at a time; gives the ids of what was acknowledged. */
  writeOn(name: string, signal: AbortSignal): Promise<string[]>;
  /** How many of those documents are not there. */
  countLost(ids: readonly string[]): Promise<number>;
}

const lanes = 4;
const pauseMs = 20;
const text = 'A prompt says who asks, what for, with which facts and in what shape. '.repeat(30);

const call = async (url: string, init: RequestInit = {}): Promise<Response | null> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  } catch {
    return null;
  }
};

/** An administrator who publishes documents through the gateway. */
export const createWriter = (url: string, administrator: Administrator): Writer => {
  let token = '';
  const post = (path: string, body: object): Promise<Response | null> =>
    call(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const signIn = async (): Promise<void> => {
    const response = await post('/api/auth/login', administrator);
    if (response?.ok) token = ((await response.json()) as { token: string }).token;
  };
  const write = async (title: string): Promise<string | null> => {
    const response = await post('/api/admin/documents', publishedDraft(title, text));
    if (response?.status === 401) await signIn();
    if (response?.status !== 201) return null;
    return ((await response.json().catch(() => ({}))) as { id?: string }).id ?? null;
  };
  const isThere = async (id: string): Promise<boolean> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const response = await call(`${url}/api/documents/${id}`);
      await response?.arrayBuffer();
      if (response?.status === 200) return true;
      await wait(200);
    }
    return false;
  };
  return {
    write,
    async writeOn(name, signal) {
      const ids: string[] = [];
      const lane = async (_: unknown, index: number): Promise<void> => {
        for (let number = 0; !signal.aborted; number += 1) {
          const id = await write(`${name}-${String(index)}-${String(number)}`);
          if (id !== null) ids.push(id);
          await wait(pauseMs);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return ids;
    },
    async countLost(ids) {
      let lost = 0;
      for (const id of ids) lost += (await isThere(id)) ? 0 : 1;
      return lost;
    },
  };
};
