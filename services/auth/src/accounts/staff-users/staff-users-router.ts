import { Router } from 'express';
import { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { deleteUser } from './delete-user.ts';
import type { AuthDeps } from '../../deps.ts';
import { getUser } from '../users/get-user.ts';
import { updateUser } from './update-user.ts';
import { staffUserView } from '../users/user-views.ts';

/** Users in the back office. */
export const staffUsersRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  staffResource(router, routes, {
    name: 'users',
    endpoints: {
      list: accountEndpoints.staffListUsers,
      read: accountEndpoints.staffGetUser,
      change: accountEndpoints.staffUpdateUser,
    },
    list: async (list) => {
      const { rows, total } = await deps.staffUsers.list(list);
      return { rows: rows.map(staffUserView), total };
    },
    read: async (id) => staffUserView(await getUser(deps, id)),
    change: async (edit) => staffUserView(await updateUser(deps, edit)),
  });

  route(router, accountEndpoints.staffDeleteUser, routes, async ({ params, caller, req }) => {
    const expectedVersion = expectedVersionOf(req);
    await deleteUser(deps, { actorId: caller.userId, id: params.id, expectedVersion });
    return { id: params.id };
  });

  return router;
};
