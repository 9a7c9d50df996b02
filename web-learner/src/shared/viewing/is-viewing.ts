import { readViewingToken } from '@academy/web-kit/session/viewing-session.ts';

/**
 * Whether an administrator views the academy as a learner in this tab. It stays so until the page is loaded anew, also once the viewing
 * is over: nothing of the browser's own session may come into what was on the screen.
 */
export const isViewing = readViewingToken() !== null;
