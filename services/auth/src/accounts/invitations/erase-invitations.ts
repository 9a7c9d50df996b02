import type { AuthDeps } from '../../deps.ts';

export type InvitationErasure = Pick<AuthDeps, 'invitations' | 'invitationImports'>;

/** Erases what is kept of an address, by accounts or without: its rows in imports under way first, so that nobody is invited anew. */
export const eraseInvitationsTo = async (
  { invitations, invitationImports }: InvitationErasure,
  emailFolded: string,
): Promise<void> => {
  await invitationImports.eraseTo(emailFolded);
  await invitations.eraseTo(emailFolded);
};
