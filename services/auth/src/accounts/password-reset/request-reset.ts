import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AuthDeps } from '../../deps.ts';

type Deps = Pick<AuthDeps, 'resetRequests' | 'resetRequested' | 'accountMailLimits'>;

/**
 * Keeps that somebody asked for a new password. Whether the address has an account is looked up by a worker afterwards: the
 * answer is the same and takes the same time for any address, and a crash after it loses nothing.
 */
export const requestReset = async (
  { resetRequests, resetRequested, accountMailLimits }: Deps,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  if (!(await accountMailLimits.from(address))) return;
  await resetRequests.add({ _id: newId(), key: null, email });
  resetRequested.raise();
};
