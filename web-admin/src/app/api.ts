import type { authEndpoints } from '@academy/contracts/http/auth.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { createApiClient } from '@academy/web-kit/api/client.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { createSession, type RefreshResult } from '@academy/web-kit/session/session.ts';
import { createTokenStorage } from '@academy/web-kit/session/token-storage.ts';
import { currentLanguage } from './i18n/current-language.ts';

const refresh = endpointRef<typeof authEndpoints.refresh>('POST', '/api/auth/refresh');

/** A client without a session, for the call that renews the session itself. */
const bare = createApiClient({
  tokens: { read: () => null, refresh: async () => null },
  language: currentLanguage,
});

async function requestRefresh(): Promise<RefreshResult> {
  try {
    const { token } = await bare.call(refresh, {});
    return { token };
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    return refused ? 'over' : 'unreachable';
  }
}

/** The same session that the learners' app has: one origin, one token, one refresh cookie. */
export const session = createSession({ storage: createTokenStorage(), requestRefresh });
export const client = createApiClient({ tokens: session, language: currentLanguage });
