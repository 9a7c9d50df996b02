import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import type { ServerText } from './text-record.ts';

export type SaveFailure = 'conflict' | 'offline' | 'refused';

/** The server's side of one text. */
export interface TextServer<Found extends ServerText = ServerText> {
  load(): Promise<Found>;
  /** Writes over the version that was seen, and answers the new one. Leaving, the request must outlive the page. */
  save(text: ServerText, options: { isLeaving: boolean }): Promise<ServerText>;
  /** What a failed call means: a newer version is there, it is worth another try, or it is not. */
  failureOf(error: unknown): SaveFailure;
}

const CONFLICT = 409;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** What a failed call of our own server means for a text. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof ApiError)) return 'refused';
  if (error.status === CONFLICT) return 'conflict';
  return error.status >= SERVER_ERROR || error.status === TOO_MANY ? 'offline' : 'refused';
}
