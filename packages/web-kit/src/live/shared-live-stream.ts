import { openLiveStream, type LiveStream, type LiveStreamOptions } from './live-stream.ts';
import type { SseMessage } from './sse-parser.ts';

export interface SharedLiveStreamOptions extends Omit<
  LiveStreamOptions,
  'onMessage' | 'onPosition' | 'lastEventId'
> {
  /** Tabs with the same name share one stream. */
  name: string;
  onMessage: (message: SseMessage) => void;
}

/** Where the stream stands, for the tab that will read it next. */
interface Position {
  id: string;
}

/**
 * One live stream for all tabs of a browser: the tab that holds the Web Lock reads it and passes every
 * message on over a BroadcastChannel; when it closes, the next tab takes over from the same position.
 * Without Web Locks every tab reads its own.
 */
export function openSharedLiveStream(options: SharedLiveStreamOptions) {
  const { name, onMessage, ...source } = options;
  const closing = new AbortController();
  let stream: LiveStream | undefined;
  let lastEventId = '';

  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<SseMessage | Position>) => {
    lastEventId = data.id;
    if ('data' in data) onMessage(data);
  });

  function lead() {
    stream = openLiveStream({
      ...source,
      lastEventId,
      onMessage(message) {
        lastEventId = message.id;
        channel?.postMessage(message);
        onMessage(message);
      },
      onPosition(id) {
        lastEventId = id;
        channel?.postMessage({ id } satisfies Position);
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
