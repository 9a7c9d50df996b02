import { Router } from 'express';
import { authEndpoints } from '@academy/contracts/http/auth.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import type { AuthDeps } from '../use-cases/deps.ts';
import { deleteUser } from '../use-cases/delete-user.ts';
import { getUser } from '../use-cases/get-user.ts';
import { listUsers } from '../use-cases/list-users.ts';
import { updateUser } from '../use-cases/update-user.ts';
import { staffUserView } from './views.ts';

/** Users in the back office, by the conventions of ra-data-simple-rest. */
export const staffUsersRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, authEndpoints.staffListUsers, routeDeps, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listUsers(deps, list);
    return sendStaffList(res, 'users', rows.map(staffUserView), list.range, total);
  });

  route(router, authEndpoints.staffGetUser, routeDeps, async ({ params, res }) =>
    staffUserView(await withVersion(res, getUser(deps, params.id))),
  );

  route(router, authEndpoints.staffUpdateUser, routeDeps, async ({ params, body, caller, req, res }) => {
    const update = {
      actorId: caller.userId,
      userId: params.id,
      change: body,
      seenVersion: seenVersion(req),
    };
    return staffUserView(await withVersion(res, updateUser(deps, update)));
  });

  route(router, authEndpoints.staffDeleteUser, routeDeps, async ({ params, caller, req }) => {
    await deleteUser(deps, { actorId: caller.userId, userId: params.id, seenVersion: seenVersion(req) });
    return { id: params.id };
  });

  return router;
};
