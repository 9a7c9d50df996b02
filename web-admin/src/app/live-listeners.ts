import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import { useEffect, useEffectEvent } from 'react';

type Listener = (message: LiveMessage) => void;

const listeners = new Set<Listener>();

/** Gives a message of the console's one live stream to the screens that listen. */
export const passOn = (message: LiveMessage): void => listeners.forEach((listener) => listener(message));

/** Hears every message of the live stream while the screen is there. */
export function useLiveMessages(onMessage: Listener) {
  const listener = useEffectEvent(onMessage);
  useEffect(() => {
    const listen = (message: LiveMessage) => listener(message);
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, []);
}
