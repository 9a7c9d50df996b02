import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@academy/contracts/shared/language.ts';
import Negotiator from 'negotiator';

/**
 * The best of the academy's languages for `Accept-Language` (RFC 9110, 12.5.4): by weight, then by order.
 * English where it names neither.
 */
export const languageOf = ({ headers }: { headers: IncomingHttpHeaders }): Language =>
  new Negotiator({ headers }).language(['en', 'es']) === 'es' ? 'es' : 'en';
