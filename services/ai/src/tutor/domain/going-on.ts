import type { Teaching } from '../../retrieval/relevance.ts';
import { goesOn } from './intent.ts';

/**
 * What is found for a message: where it goes on from an earlier one, together with that if the two are taught, and else by
 * itself; what is merely near both comes last.
 */
export const findGoingOn = <Found extends { teaching: Teaching }>(
  search: (question: string) => Found,
  { message, last }: { message: string; last: string | null },
): Found => {
  const together = last !== null && goesOn(message) ? search(`${last} ${message}`) : null;
  if (together?.teaching === 'taught') return together;
  const alone = search(message);
  return alone.teaching === 'not-taught' ? (together ?? alone) : alone;
};
