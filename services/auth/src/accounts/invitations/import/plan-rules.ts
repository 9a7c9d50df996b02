import type { InvitationPlan } from '@academy/contracts/http/auth/invitations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { foldEmail } from '../../users/user.ts';
import { rowFaultText } from '../file/file-texts.ts';
import type { ReadFile } from '../file/read-people.ts';
import type { FilePerson } from '../file/read-row.ts';

/** Folded addresses that need no invitation. */
export interface Known {
  existing: ReadonlySet<string>;
  invited: ReadonlySet<string>;
}

/** So many problems are listed. */
export const mostProblems = 100;

/** Who of a file would be invited: once each, and nobody who has an account or an invitation. */
export const toInvite = (people: readonly FilePerson[], { existing, invited }: Known): FilePerson[] => {
  const seen = new Set<string>();
  return people.filter(({ email }) => {
    const folded = foldEmail(email);
    if (seen.has(folded) || existing.has(folded) || invited.has(folded)) return false;
    seen.add(folded);
    return true;
  });
};

const doubledIn = (people: readonly FilePerson[]): InvitationPlan['doubled'] => {
  const lines = new Map<string, { email: string; lines: number[] }>();
  for (const { email, line } of people) {
    const folded = foldEmail(email);
    const known = lines.get(folded);
    if (known) known.lines.push(line);
    else lines.set(folded, { email, lines: [line] });
  }
  return [...lines.values()].filter((one) => one.lines.length > 1);
};

const placesOf = (people: readonly FilePerson[], known: ReadonlySet<string>) =>
  people.filter(({ email }) => known.has(foldEmail(email))).map(({ line, email }) => ({ line, email }));

/** What the import of a file would do, for somebody who reads this language; all but its basis. */
export const planOf = (
  { people, problems, ignored }: ReadFile,
  known: Known,
  language: Language,
): Omit<InvitationPlan, 'basis'> => {
  const invited = toInvite(people, known);
  const inLanguage = (wanted: Language) => invited.filter((person) => person.language === wanted).length;
  return {
    invitations: invited.length,
    languages: { es: inLanguage('es'), en: inLanguage('en') },
    roles: invited.flatMap(({ line, email, role }) => (role === 'learner' ? [] : [{ line, email, role }])),
    existing: placesOf(people, known.existing),
    invited: placesOf(people, known.invited),
    doubled: doubledIn(people),
    problems: problems
      .slice(0, mostProblems)
      .map(({ line, column, fault }) => ({ line, column, text: rowFaultText(fault)[language] })),
    moreProblems: Math.max(0, problems.length - mostProblems),
    ignoredColumns: [...ignored],
  };
};

/** Whether a plan may be carried out as it is. */
export const isClean = ({ problems, doubled }: Pick<InvitationPlan, 'problems' | 'doubled'>): boolean =>
  problems.length === 0 && doubled.length === 0;
