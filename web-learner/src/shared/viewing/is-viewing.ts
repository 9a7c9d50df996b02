import { readViewingToken, writeViewingToken } from '@academy/web-kit/session/viewing-session.ts';

/** Session storage is copied to a tab that is opened: a new code comes in the administrator's own session, whatever the copy says. */
const isOpening = globalThis.location?.pathname === '/viewing' && location.hash !== '';
if (isOpening && readViewingToken() !== null) writeViewingToken(null);

/**
 * Whether an administrator views the academy as a learner in this tab. It stays so until the page is loaded anew, also once the viewing
 * is over: nothing of the browser's own session may come into what was on the screen.
 */
export const isViewing = readViewingToken() !== null;
