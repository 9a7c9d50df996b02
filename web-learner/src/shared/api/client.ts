import { createSessionClient } from '@academy/web-kit/session/session-client.ts';
import { connection } from '../connection/connection.ts';
import { currentLanguage } from '../i18n/language.ts';
import { describeStatus } from './describe-status.ts';

/** The browser's session and the client that uses it: one of each for the whole app. */
export const { session, client } = createSessionClient({
  language: currentLanguage,
  describe: describeStatus,
  fetch: connection.fetch,
});
