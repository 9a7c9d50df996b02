import type { AuthDeps } from '../../deps.ts';

export type FailedMailDeps = Pick<AuthDeps, 'invitations'>;

/** The mail of an invitation did not arrive, unless it was sent again since. Its link stays as it is: staff may send another. */
export const noteFailedMail = async (
  { invitations }: FailedMailDeps,
  id: string,
  requestedAt: Date,
): Promise<void> => {
  await invitations.change(id, ({ state, sentAt }) =>
    state === 'sent' && sentAt <= requestedAt ? { state: { state: 'failed' }, events: [] } : null,
  );
};
