import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import type { Session } from '../session/session.ts';
import { parseLiveMessage } from './parse-live-message.ts';
import { openSharedLiveStream, type SharedLiveStreamOptions } from './shared-live-stream.ts';

export interface LiveMessagesOptions extends Pick<
  SharedLiveStreamOptions,
  'name' | 'url' | 'since' | 'fetch'
> {
  session: Pick<Session, 'read' | 'refresh' | 'subscribe'>;
  onMessage: (message: LiveMessage) => void;
}

/** The messages of a live stream under the browser's session, of the types that this version knows. Returns what closes it. */
export function openLiveMessages({ session, onMessage, ...source }: LiveMessagesOptions): () => void {
  const stream = openSharedLiveStream({
    ...source,
    token: () => session.read(),
    refresh: (refused) => session.refresh(refused),
    onMessage(raw) {
      const message = parseLiveMessage(raw);
      if (message) onMessage(message);
    },
  });
  const unsubscribe = session.subscribe((token) => token && stream.restart());
  return () => {
    unsubscribe();
    stream.close();
  };
}
