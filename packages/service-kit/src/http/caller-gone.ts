import type { Response } from 'express';

/**
 * Aborts when the connection closes before the answer is complete: the caller went away, and work for them may end. Its
 * reason is an Error that no one is to be told of.
 */
export const callerGone = (res: Pick<Response, 'once' | 'writableFinished'>): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort(new Error('the caller is gone'));
  });
  return gone.signal;
};
