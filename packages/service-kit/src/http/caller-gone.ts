import type { Response } from 'express';
import { DomainError } from '../errors/domain-error.ts';
import { kitTexts } from '../errors/kit-texts.ts';

/** Nobody reads it any more. As a refusal it is not logged as a defect of ours. */
const callerLeft = (): DomainError =>
  new DomainError({ status: 499, code: 'caller-left', text: kitTexts.callerLeft });

/**
 * Aborts when the connection closes before the answer is complete: the caller went away, and work for them may end. The reason
 * is a DomainError 499.
 */
export const callerGone = (res: Pick<Response, 'once' | 'writableFinished'>): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort(callerLeft());
  });
  return gone.signal;
};
