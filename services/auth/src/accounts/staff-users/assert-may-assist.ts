import { may } from '@academy/contracts/shared/permissions.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { getUser } from '../users/get-user.ts';
import { ofAdministrators } from '../users/user-texts.ts';

/**
 * Who assists members does not do so with those who change accounts, or a stolen account of support could keep every
 * administrator out. Throws DomainError 403, and 404.
 */
export const assertMayAssist = async (
  deps: Pick<AuthDeps, 'users'>,
  caller: Pick<Caller, 'role'>,
  userId: string,
): Promise<void> => {
  if (may(caller.role, 'people.write')) return;
  const { role } = await getUser(deps, userId);
  if (may(role, 'people.write')) throw ofAdministrators();
};
