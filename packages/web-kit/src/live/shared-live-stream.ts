import { openLiveStream, type LiveStream, type LiveStreamOptions } from './live-stream.ts';
import type { SseMessage } from './sse-parser.ts';

export interface SharedLiveStreamOptions extends Omit<LiveStreamOptions, 'onMessage' | 'lastEventId'> {
  /** Tabs with the same name share one stream. */
  name: string;
  onMessage: (message: SseMessage) => void;
}

/**
 * One live stream for all tabs of a browser: the tab that holds the Web Lock reads it and passes every
 * message on over a BroadcastChannel; when it closes, the next tab takes over after the last message.
 * Without Web Locks every tab reads its own.
 */
export function openSharedLiveStream(options: SharedLiveStreamOptions) {
  const { name, onMessage, ...source } = options;
  const closing = new AbortController();
  let stream: LiveStream | undefined;
  let lastEventId = '';

  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', (event: MessageEvent<SseMessage>) => deliver(event.data));

  function deliver(message: SseMessage) {
    lastEventId = message.id;
    onMessage(message);
  }

  function lead() {
    stream = openLiveStream({
      ...source,
      lastEventId,
      onMessage(message) {
        channel?.postMessage(message);
        deliver(message);
      },
    });
  }

  if (typeof navigator !== 'undefined' && 'locks' in navigator && channel) {
    void navigator.locks
      .request(name, { signal: closing.signal }, () => {
        lead();
        return new Promise<void>((release) => closing.signal.addEventListener('abort', () => release()));
      })
      // An abort while waiting for the lock is our own close().
      .catch(() => undefined);
  } else {
    lead();
  }

  return {
    /** Reconnects with the present token where this tab reads the stream; other tabs need nothing. */
    restart: () => stream?.restart(),
    close() {
      closing.abort();
      stream?.close();
      channel?.close();
    },
  };
}

export type SharedLiveStream = ReturnType<typeof openSharedLiveStream>;
