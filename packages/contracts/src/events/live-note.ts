import type { LiveMessage } from '../http/gateway/live-messages.ts';

/** Which sessions have ended, as `sessions_revoked` names them. */
export interface EndedSessions {
  userId: string;
  sessionId?: string | undefined;
  exceptSessionId?: string | undefined;
  upToVersion?: number | undefined;
  before: string;
}

/** Who receives a note: everybody, staff who may read a resource, one user, or the sessions of a user that have just ended. */
export type Audience =
  | { to: 'all' }
  /** Only who reads at this moment: a reader that comes back has not missed it. */
  | { to: 'readers'; resource: string }
  | { to: 'user'; userId: string }
  | { to: 'ended-sessions'; userId: string; revocation: EndedSessions };

/** A message for open browsers, with the people whom it concerns. */
export interface LiveNote {
  audience: Audience;
  message: LiveMessage;
}

/** For everybody signed in; the stream of visitors carries only `document_added` of these. */
export const toEverybody = (message: LiveMessage): LiveNote => ({ audience: { to: 'all' }, message });

/** For one user, on every device where they are signed in. */
export const toUser = (userId: string, message: LiveMessage): LiveNote => ({
  audience: { to: 'user', userId },
  message,
});

/** Whatever the web apps have read under these paths has changed: `changed('/api/reviews')`. */
export const changed = (...paths: `/api/${string}`[]): LiveMessage => ({ type: 'changed', paths });
