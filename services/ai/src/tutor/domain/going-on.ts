import type { Teaching } from '../../retrieval/relevance.ts';
import { goesOn } from './intent.ts';

/**
 * What is found for a message: where it goes on from an earlier one, together with that if the two are taught, and else by
 * itself; what is merely near both comes last. Words that are known as they stand go on from nothing.
 */
export const findGoingOn = <Found extends { teaching: Teaching; isKnown: boolean }>(
  search: (question: string) => Found,
  { message, last }: { message: string; last: string | null },
): Found => {
  const alone = search(message);
  if (last === null || !goesOn(message) || alone.isKnown) return alone;
  const together = search(`${last} ${message}`);
  if (together.teaching === 'taught') return together;
  return alone.teaching === 'not-taught' ? together : alone;
};
