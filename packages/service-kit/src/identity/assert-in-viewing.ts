import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import { forbidden } from '../errors/domain-error.ts';
import type { Caller } from './identity-port.ts';

const readOnly = {
  es: 'Estás viendo la academia como la ve otra persona: puedes mirar, pero no cambiar nada.',
  en: 'You are viewing the academy as somebody else sees it: you can look, but not change anything.',
};
const hidden = {
  es: 'Esto no está disponible cuando ves la academia como otra persona.',
  en: 'This is not available while you view the academy as somebody else.',
};

/** A viewing may make the reads that say so, and no other call. Throws DomainError 403. */
export const assertInViewing = (
  { method, inViewing }: Pick<Endpoint, 'method' | 'inViewing'>,
  caller: Pick<Caller, 'viewedBy'> | null,
): void => {
  if (caller?.viewedBy === undefined) return;
  if (method !== 'GET') throw forbidden('viewing-read-only', readOnly);
  if (inViewing !== true) throw forbidden('viewing-hidden', hidden);
};
