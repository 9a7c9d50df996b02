import { createIdentity } from '@academy/service-kit/identity/create-identity.ts';
import { startIdentityFeed } from '@academy/service-kit/identity/identity-feed.ts';
import type { IdentityPort } from '@academy/service-kit/identity/identity-port.ts';
import { remoteKeys } from '@academy/service-kit/identity/remote-keys.ts';
import type { TestAuth } from './use-auth.ts';

/** Who asks, as a service sees it that only reads auth's keys and events. Stops itself; use it below `useAuth`. */
export const useNeighbours = (auth: TestAuth): (() => Promise<IdentityPort>) => {
  const stop: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const one of stop) await one();
  });
  return async () => {
    const { logger } = auth.stack;
    const feed = startIdentityFeed({ kafka: auth.stack.kafka(), service: 'neighbour', logger });
    stop.push(() => feed.stop());
    await feed.ready();
    return createIdentity({ keys: remoteKeys(`${auth.baseUrl}/api/auth/jwks`, logger), ...feed });
  };
};
