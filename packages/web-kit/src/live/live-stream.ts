import { backoff } from './backoff.ts';
import { createSseParser, type SseMessage } from './sse-parser.ts';

/** A first request that takes longer than this on its way may have missed something: the server knows its age alone. */
const ON_THE_WAY_MS = 2_000;

export interface LiveStreamOptions {
  /** Address by present token: a signed-in browser may read a richer stream. */
  url: (token: string | null) => string;
  token: () => string | null;
  /** A newer token than the refused one, or null. */
  refresh: (refused: string | null) => Promise<string | null>;
  onMessage: (message: SseMessage) => void;
  /** The position to resume from has moved on without a message. */
  onPosition?: (lastEventId: string) => void;
  /** Resumes where an earlier stream of this browser ended. */
  lastEventId?: string;
  /** When the page began to fetch what it shows, by `Date.now()`: a first stream also brings what has come since. */
  since?: number;
  fetch?: typeof fetch;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Reads a server-sent event stream with fetch, so that the bearer travels in a header, and reconnects with
 * growing pauses and `Last-Event-ID` until it is closed. The server closing the stream is a reason to
 * reconnect, never an error.
 */
export function openLiveStream(options: LiveStreamOptions) {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const wait = options.wait ?? pause;
  const closing = new AbortController();
  let lastEventId = options.lastEventId ?? '';
  let connection = new AbortController();
  let attempt = 0;

  async function connect(): Promise<number | undefined> {
    connection = new AbortController();
    const token = options.token();
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (lastEventId) headers['Last-Event-ID'] = lastEventId;
    const signal = AbortSignal.any([closing.signal, connection.signal]);
    const sentAt = Date.now();
    const since = lastEventId ? undefined : options.since;
    const url = options.url(token);
    const response = await send(since === undefined ? url : withAge(url, sentAt - since), {
      headers,
      signal,
      credentials: 'include',
      cache: 'no-store',
    });
    if (response.status === 401 && token && (await options.refresh(token))) return 0;
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return undefined;
    }
    attempt = 0;
    if (since !== undefined && Date.now() - sentAt > ON_THE_WAY_MS)
      options.onMessage({ event: 'reset', data: '{"type":"reset"}', id: lastEventId });
    const parser = createSseParser(lastEventId);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parser.retry;
      for (const message of parser.push(value)) {
        lastEventId = message.id;
        options.onMessage(message);
      }
      if (parser.lastEventId === lastEventId) continue;
      lastEventId = parser.lastEventId;
      options.onPosition?.(lastEventId);
    }
  }

  async function run() {
    while (!closing.signal.aborted) {
      let askedFor: number | undefined;
      let restarted = false;
      try {
        askedFor = await connect();
      } catch {
        restarted = connection.signal.aborted;
      }
      if (closing.signal.aborted) return;
      if (!restarted && askedFor !== 0) await wait(askedFor ?? backoff(attempt), closing.signal);
      attempt += 1;
    }
  }

  void run();
  return {
    /** Reconnects at once with the present token, resuming from the last position. */
    restart: () => connection.abort(),
    close: () => closing.abort(),
  };
}

export type LiveStream = ReturnType<typeof openLiveStream>;

/** The age goes in milliseconds, since the server's clock may be another; with those that the request may take. */
const withAge = (url: string, ageMs: number): string =>
  `${url}?age=${Math.max(0, Math.round(ageMs)) + ON_THE_WAY_MS}`;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
