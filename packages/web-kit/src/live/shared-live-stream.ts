import { openLiveStream, type LiveStream, type LiveStreamOptions } from './live-stream.ts';
import { createRecentMessages } from './recent-messages.ts';
import type { SseMessage } from './sse-parser.ts';

export interface SharedLiveStreamOptions extends Omit<
  LiveStreamOptions,
  'onMessage' | 'onPosition' | 'lastEventId'
> {
  /** Tabs with the same name share one stream. */
  name: string;
  onMessage: (message: SseMessage) => void;
}

/** What tabs say to each other. */
type Said =
  | { is: 'message'; message: SseMessage }
  /** Where the stream stands, for the tab that will read it next. */
  | { is: 'position'; id: string }
  /** A tab asks for what came between its page and its place on the channel. */
  | { is: 'question'; from: string; since: number }
  | { is: 'answer'; to: string; messages: SseMessage[]; id: string };

/**
 * One live stream for all tabs of a browser: the tab that holds the Web Lock reads it and passes every
 * message on over a BroadcastChannel; when it closes, the next tab takes over from the same position. A tab that
 * comes later asks it for what came since its own page began. Without Web Locks every tab reads its own.
 */
export function openSharedLiveStream(options: SharedLiveStreamOptions) {
  const { name, onMessage, ...source } = options;
  const tab = crypto.randomUUID();
  const recent = createRecentMessages();
  const closing = new AbortController();
  let stream: LiveStream | undefined;
  let lastEventId = '';

  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const say = (said: Said) => channel?.postMessage(said);

  function take(message: SseMessage) {
    recent.add(message);
    onMessage(message);
  }

  channel?.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    switch (said.is) {
      case 'message':
        lastEventId = said.message.id;
        take(said.message);
        break;
      case 'position':
        lastEventId = said.id;
        break;
      case 'question':
        if (stream) say({ is: 'answer', to: said.from, messages: recent.since(said.since), id: lastEventId });
        break;
      case 'answer':
        if (said.to !== tab) break;
        lastEventId = said.id;
        // What this tab has heard itself meanwhile is in the answer, too.
        said.messages.filter((message) => !recent.has(message)).forEach(take);
    }
  });

  function lead() {
    stream = openLiveStream({
      ...source,
      lastEventId,
      onMessage(message) {
        lastEventId = message.id;
        say({ is: 'message', message });
        take(message);
      },
      onPosition(id) {
        lastEventId = id;
        say({ is: 'position', id });
      },
    });
  }

  if (typeof navigator !== 'undefined' && 'locks' in navigator && channel) {
    if (source.since !== undefined) say({ is: 'question', from: tab, since: source.since });
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
