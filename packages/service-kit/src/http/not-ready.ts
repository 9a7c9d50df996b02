import { DomainError } from '../errors/domain-error.ts';
import { kitTexts } from '../errors/kit-texts.ts';

/** In the answer of a replica that is starting or stopping and did nothing with the call: another replica may take it. */
export const notReadyHeader = 'x-not-ready';

const retrySeconds = 2;

/** 503, before anything of the call was done. */
export const notReady = (): DomainError =>
  new DomainError({
    status: 503,
    code: 'starting',
    text: kitTexts.unavailable,
    headers: { 'Retry-After': String(retrySeconds), [notReadyHeader]: '1' },
  });
