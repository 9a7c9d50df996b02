import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useEffect } from 'react';
import { client } from '../../../shared/api/client.ts';

const me = endpointRef<typeof accountEndpoints.me>('GET', '/api/auth/me');
const everyMs = 5_000;

/**
 * Asks every few seconds, and on coming back to the tab, whether the viewing still holds: the learner or a colleague may have ended
 * it. The refusal itself ends the session of this tab.
 */
export function useEndElsewhere(): void {
  useEffect(() => {
    const ask = () => {
      // A tab that nobody looks at can wait until somebody does.
      if (document.visibilityState === 'visible') client.call(me, {}).catch(() => undefined);
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
