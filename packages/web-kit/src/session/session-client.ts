import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { ApiError } from '../api/api-error.ts';
import { createApiClient, type ApiClient } from '../api/client.ts';
import type { ApiClientOptions } from '../api/send-request.ts';
import { endpointRef } from '../api/endpoint-ref.ts';
import { createSession, type RefreshResult, type Session } from './session.ts';
import { createTokenStorage } from './token-storage.ts';
import { createViewingSession } from './viewing-session.ts';

const refresh = endpointRef<typeof accountEndpoints.refresh>('POST', '/api/auth/refresh');

/**
 * The browser's session and the client that uses it: one of each for a whole app. The apps are of one origin, and share the
 * token and the refresh cookie.
 */
export function createSessionClient(options: Omit<ApiClientOptions, 'tokens'>): {
  session: Session;
  client: ApiClient;
} {
  // Without a session, for the call that renews the session itself.
  const bare = createApiClient({ ...options, tokens: { read: () => null, refresh: async () => null } });
  const requestRefresh = async (): Promise<RefreshResult> => {
    try {
      const { token } = await bare.call(refresh, {});
      return { token };
    } catch (error) {
      const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
      return refused ? 'over' : 'unreachable';
    }
  };
  const session = createSession({ storage: createTokenStorage(), requestRefresh });
  return { session, client: createApiClient({ ...options, tokens: session }) };
}

/** The same of a tab in which an administrator views the academy as a learner. */
export function createViewingClient(options: Omit<ApiClientOptions, 'tokens'>): {
  session: Session;
  client: ApiClient;
} {
  const session = createViewingSession();
  return { session, client: createApiClient({ ...options, tokens: session }) };
}
