import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';

type Listener = (message: LiveMessage) => void;
const listeners = new Set<Listener>();

/** Hands a message of the live stream to the open screens that show what it is about. */
export function publishLive(message: LiveMessage): void {
  for (const listener of listeners) listener(message);
}

export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
