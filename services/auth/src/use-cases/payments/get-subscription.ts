import type { Dependencies } from '../../dependencies.ts';
import type { UserRecord } from '../../domain/user.ts';
import { getUser } from '../get-user.ts';

/** The caller's own; see settle-subscription.ts for how it is kept up to date. */
export const getSubscription = (deps: Pick<Dependencies, 'users'>, userId: string): Promise<UserRecord> =>
  getUser(deps, userId);
