import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@academy/contracts/shared/language.ts';
import { languages } from '../text/localised.ts';

const isOurs = (tag: string): tag is Language => languages.some((language) => language === tag);

const weigh = (range: string): { tag: string; weight: number } => {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return { tag: tag.slice(0, 2).toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight };
};

/**
 * The best of the academy's languages for `Accept-Language` (RFC 9110, 12.5.4): by weight, then by order.
 * English where it names neither.
 */
export const languageOf = (request: { headers: IncomingHttpHeaders }): Language => {
  const ranges = (request.headers['accept-language'] ?? '').split(',').map(weigh);
  const best = ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ tag }) => isOurs(tag))?.tag;
  return best !== undefined && isOurs(best) ? best : 'en';
};
