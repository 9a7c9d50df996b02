import { goesOn } from './intent.ts';

/**
 * What is found for a message: where it goes on from an earlier one, together with that if the two are taught, and else by
 * itself; what is merely near both comes last. `search` gives null for what is not taught.
 */
export const findGoingOn = <Found extends { teaching: string }>(
  search: (question: string) => Found | null,
  { message, last }: { message: string; last: string | null },
): Found | null => {
  const together = last !== null && goesOn(message) ? search(`${last} ${message}`) : null;
  return together?.teaching === 'taught' ? together : (search(message) ?? together);
};
