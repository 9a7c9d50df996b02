import type { OpenedInvitation } from '@academy/contracts/http/auth/account-mails.ts';
import { findInvitation, roleGiven, type FindDeps } from './find-invitation.ts';

/** What somebody sees of their invitation. Throws as `findInvitation`. */
export const openInvitation = async (deps: FindDeps, token: string): Promise<OpenedInvitation> => {
  const invitation = await findInvitation(deps, token);
  const { email, firstName, lastName, language, validUntil } = invitation;
  const role = await roleGiven(deps, invitation);
  return { email, firstName, lastName, language, role, validUntil: validUntil.toISOString() };
};
