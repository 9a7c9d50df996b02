import { Router } from 'express';
import { staffPersonEndpoints } from '@academy/contracts/http/auth/staff-person.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { endSessionOf, endSessionsOf } from '../sessions/end-sessions-of.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { sendLink } from './send-link.ts';
import { sessionView } from '../users/user-views.ts';

/** What staff do for one person. */
export const staffPersonRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, staffPersonEndpoints.staffListUserSessions, routes, async ({ params, caller, language }) => {
    const sessions = await listSessionsOf(deps, params.id);
    return sessions.map((session) => sessionView(session, { currentId: caller.sessionId, language }));
  });

  route(router, staffPersonEndpoints.staffEndUserSession, routes, async ({ params, caller }) => {
    await endSessionOf(deps, caller, { userId: params.id, sessionId: params.sessionId });
    return undefined;
  });

  route(router, staffPersonEndpoints.staffEndUserSessions, routes, async ({ params, caller }) => {
    await endSessionsOf(deps, caller, params.id);
    return undefined;
  });

  route(router, staffPersonEndpoints.staffSendPasswordLink, routes, async ({ params, caller, req }) => {
    const by = { caller, address: req.ip ?? '' };
    await sendLink(deps, { link: 'password', id: params.id, ...by });
    return undefined;
  });

  route(router, staffPersonEndpoints.staffSendConfirmation, routes, async ({ params, caller, req }) => {
    const by = { caller, address: req.ip ?? '' };
    await sendLink(deps, { link: 'confirmation', id: params.id, ...by });
    return undefined;
  });

  return router;
};
