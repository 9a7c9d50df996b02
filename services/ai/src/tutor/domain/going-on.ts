import { tellingWords } from '../../retrieval/terms.ts';
import type { Teaching } from '../../retrieval/relevance.ts';
import { askedFor } from './asked-for.ts';
import { goesOn } from './intent.ts';

/** What is found, and the words by which it was. */
export interface FoundBy<Found> {
  found: Found;
  question: string;
  /** Whether it is found together with what was asked before. */
  goesOn: boolean;
}

/**
 * What a message is about, without the words that ask for an example: those are a subject of the academy's, too. Empty where it
 * names nothing.
 */
const subjectOf = (message: string): string => {
  const { kind, subjects } = askedFor(message);
  if (kind !== 'example') return message;
  const [subject = ''] = subjects;
  return tellingWords(subject).length > 0 ? subject : '';
};

/**
 * What is found for a message: where it goes on from an earlier one, together with that if the two are taught, and else by
 * itself; what is merely near both comes last.
 */
export const findGoingOn = <Found extends { teaching: Teaching }>(
  search: (question: string) => Found,
  { message, last }: { message: string; last: string | null },
): FoundBy<Found> => {
  const by = (question: string, isTogether: boolean): FoundBy<Found> => ({
    ...{ found: search(question), question },
    goesOn: isTogether,
  });
  const subject = subjectOf(message);
  const earlier = last === null ? '' : subjectOf(last) || last;
  const together = earlier !== '' && goesOn(message) ? by(`${earlier} ${subject}`.trim(), true) : null;
  if (together?.found.teaching === 'taught') return together;
  const own = by(subject || message, false);
  // The words that ask for an example may tell that it is taught; what it is about tells where.
  const isKnown = subject !== '' && subject !== message && search(message).teaching === 'taught';
  const alone = isKnown ? { ...own, found: { ...own.found, teaching: 'taught' as const } } : own;
  return alone.found.teaching === 'not-taught' ? (together ?? alone) : alone;
};
