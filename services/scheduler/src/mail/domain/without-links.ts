import { looksLikeLink } from '@academy/contracts/shared/person-text.ts';

const longest = 60;

/**
 * A name or a subject as it may stand in a mail to an address that nobody has confirmed: empty where it could lead
 * somewhere, since mail programs make a link of anything that looks like one.
 */
export const withoutLinks = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return looksLikeLink(line) || line.length > longest ? '' : line;
};
