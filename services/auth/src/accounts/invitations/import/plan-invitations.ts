import { createHash } from 'node:crypto';
import type { InvitationPlan } from '@academy/contracts/http/auth/invitations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { may } from '@academy/contracts/shared/permissions.ts';
import type { AuthDeps } from '../../../deps.ts';
import { foldEmail } from '../../users/user.ts';
import { readPeople, textOf } from '../file/read-people.ts';
import type { FilePerson } from '../file/read-row.ts';
import { planOf, toInvite } from './plan-rules.ts';

type Deps = Pick<AuthDeps, 'users' | 'invitations' | 'invitationImports' | 'now'>;

export interface SentFile {
  /** Its bytes in Base64. */
  file: string;
  /** Of those whose line says none. */
  language: Language;
  /** Whoever may change roles may give any. */
  callerRole: Role;
  /** Of who reads the plan. */
  reader: Language;
}

export interface PlannedImport {
  plan: InvitationPlan;
  people: FilePerson[];
}

/**
 * What the import of a file would do; nothing is written. Its basis is another one as soon as the file, what is known of its
 * addresses, or the latest import is. Throws DomainError 400 that names `file` where it cannot be read as a whole.
 */
export const planInvitations = async (
  { users, invitations, invitationImports, now }: Deps,
  { file, language, callerRole, reader }: SentFile,
): Promise<PlannedImport> => {
  const mayGrant = () => may(callerRole, 'people.write');
  const read = readPeople(textOf(Buffer.from(file, 'base64')), { language, mayGrant });
  const emails = [...new Set(read.people.map(({ email }) => foldEmail(email)))];
  const waiting = new Set((await invitationImports.waitingEmails()).map(foldEmail));
  const existing = new Set(await users.takenEmails(emails));
  const open = [...(await invitations.openAmong(emails, now())), ...emails.filter((one) => waiting.has(one))];
  const known = { existing, invited: new Set(open.filter((one) => !existing.has(one))) };
  const [latest] = await invitationImports.latest();
  const looked = [read, [...known.existing].sort(), [...known.invited].sort(), latest?._id ?? null];
  const basis = createHash('sha256').update(JSON.stringify(looked)).digest('base64url');
  return { plan: { basis, ...planOf(read, known, reader) }, people: toInvite(read.people, known) };
};
