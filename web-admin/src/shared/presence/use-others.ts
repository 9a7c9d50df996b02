import type { presenceEndpoints } from '@academy/contracts/http/gateway/presence.ts';
import type { Presence } from '@academy/contracts/shared/presence.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../app/api.ts';
import { useLiveMessages } from '../../app/live-listeners.ts';
import { afterMessage, mustAnswer, stillPresent, type Other } from './others.ts';

const report = endpointRef<typeof presenceEndpoints.reportPresence>('POST', '/api/presence');
const sayEveryMs = 10_000;
const lookEveryMs = 1_000;

/** The other tabs, of anybody, that have the same record open; says meanwhile that this one has. */
export function useOthers({ resource, recordId }: Pick<Presence, 'resource' | 'recordId'>): Other[] {
  const [tab] = useState(() => crypto.randomUUID());
  const [others, setOthers] = useState<readonly Other[]>([]);
  const saidAt = useRef(0);

  const say = useCallback(
    (state: Presence['state']) => {
      saidAt.current = Date.now();
      const body = { resource, recordId, tab, state };
      // Who is present is a courtesy: where it cannot be told now, the next time tells.
      void client.call(report, { body, keepalive: state === 'left' }).catch(() => undefined);
    },
    [resource, recordId, tab],
  );
  useEffect(() => {
    say('opened');
    const saying = setInterval(() => say('open'), sayEveryMs);
    const looking = setInterval(() => setOthers((known) => dropped(known)), lookEveryMs);
    const leave = () => say('left');
    // A page that closes does not take its components apart first.
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(saying);
      clearInterval(looking);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [say]);

  useLiveMessages((message) => {
    if (message.type !== 'presence' || message.tab === tab) return;
    if (message.resource !== resource || message.recordId !== recordId) return;
    const now = Date.now();
    setOthers((known) => afterMessage(known, message, now));
    if (mustAnswer(message, saidAt.current, now)) say('open');
  });

  return [...others];
}

/** The same list where nobody has gone, so that nothing is drawn anew each second. */
const dropped = (known: readonly Other[]): readonly Other[] => {
  const present = stillPresent(known, Date.now());
  return present.length === known.length ? known : present;
};
