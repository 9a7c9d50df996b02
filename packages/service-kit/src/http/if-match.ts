import type { Request } from 'express';
import { invalid } from '../errors/domain-error.ts';
import { kitTexts } from '../errors/kit-texts.ts';

/**
 * The version that an editor expects, from If-Match (RFC 9110, 13.1.1), as it is or as an ETag; null without one, or for
 * any version. Throws DomainError 400 for one that carries no version.
 */
export const expectedVersionOf = (req: Request): number | null => {
  const header = req.get('if-match');
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw invalid([{ path: 'If-Match', text: kitTexts.badVersion }]);
  return Number(version);
};
