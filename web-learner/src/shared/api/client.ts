import type { authEndpoints } from '@academy/contracts/http/auth.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { createApiClient } from '@academy/web-kit/api/client.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { createSession, type RefreshResult } from '@academy/web-kit/session/session.ts';
import { createTokenStorage } from '@academy/web-kit/session/token-storage.ts';
import { connection } from '../connection/connection.ts';
import { currentLanguage } from '../i18n/language.ts';
import { describeStatus } from './describe-status.ts';

const refresh = endpointRef<typeof authEndpoints.refresh>('POST', '/api/auth/refresh');

const common = { language: currentLanguage, describe: describeStatus, fetch: connection.fetch };

/** A client without a session, for the call that renews the session itself. */
const bare = createApiClient({ ...common, tokens: { read: () => null, refresh: async () => null } });

async function requestRefresh(): Promise<RefreshResult> {
  try {
    const { token } = await bare.call(refresh, {});
    return { token };
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    return refused ? 'over' : 'unreachable';
  }
}

/** The browser's session and the client that uses it: one of each for the whole app. */
export const session = createSession({ storage: createTokenStorage(), requestRefresh });
export const client = createApiClient({ ...common, tokens: session });
