import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Response } from 'express';

/** Nobody reads it any more. As a refusal it is not logged as a defect of ours. */
const callerLeft = (): DomainError =>
  new DomainError({
    status: 499,
    code: 'caller-left',
    text: { es: 'La petición se ha cancelado.', en: 'The request was cancelled.' },
  });

/** Aborts when the caller goes away before the answer is over. */
export const signalOfLeaving = (res: Response): AbortSignal => {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort(callerLeft());
  });
  return left.signal;
};
