import { createSessionClient, createViewingClient } from '@academy/web-kit/session/session-client.ts';
import { connection } from '../connection/connection.ts';
import { currentLanguage } from '../i18n/language.ts';
import { isViewing } from '../viewing/is-viewing.ts';
import { readOnlyFetch } from '../viewing/read-only-fetch.ts';
import { describeStatus } from './describe-status.ts';

const options = { language: currentLanguage, describe: describeStatus };

/** The browser's own session, whatever this tab shows. */
export const createOwnClient = () => createSessionClient({ ...options, fetch: connection.fetch });

/** The session of this tab and the client that uses it: one of each for the whole app. */
export const { session, client } = isViewing
  ? createViewingClient({ ...options, fetch: readOnlyFetch(connection.fetch) })
  : createOwnClient();
