import { viewingEndpoints, type Viewing as ViewingView } from '@academy/contracts/http/auth/viewings.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AuthDeps } from '../../deps.ts';
import { askViewing } from './ask-viewing.ts';
import { endOwnViewing, endViewingAsStaff } from './end-viewing.ts';
import { openViewing } from './open-viewing.ts';
import { hasEnded, type Viewing } from './viewing.ts';

const view = (viewing: Viewing, now: Date): ViewingView => ({
  id: viewing._id,
  reason: viewing.reason,
  startedAt: (viewing.startedAt ?? viewing.createdAt).toISOString(),
  endsAt: (viewing.endedAt ?? viewing.expiresAt).toISOString(),
  isOpen: !hasEnded(viewing, now),
});

/** Viewings: what administrators do, and what the learner reads of them. */
export const viewingsRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = {
    ...routeDeps,
    labels: {
      reason: { es: 'El motivo', en: 'The reason' },
      code: { es: 'El código', en: 'The code' },
    },
  };

  route(router, viewingEndpoints.staffAskViewing, routes, async ({ params, body, caller }) => {
    const { viewing, code } = await askViewing(deps, { caller, userId: params.id, ...body });
    return { id: viewing._id, code };
  });

  route(router, viewingEndpoints.staffListViewings, routes, async ({ params }) => {
    const viewings = await deps.viewings.askedOf(params.id);
    return viewings.map(({ _id, reason }) => ({ id: _id, reason }));
  });

  route(router, viewingEndpoints.staffOpenViewing, routes, async ({ body, caller }) => {
    const { token, endsAt } = await openViewing(deps, caller, body.code);
    return { token, endsAt: endsAt.toISOString() };
  });

  route(router, viewingEndpoints.staffEndViewing, routes, async ({ params, caller }) => {
    await endViewingAsStaff(deps, caller, params.id);
    return undefined;
  });

  route(router, viewingEndpoints.listViewings, routes, async ({ caller }) => {
    const viewings = await deps.viewings.startedOf(caller.userId);
    return viewings.map((viewing) => view(viewing, deps.now()));
  });

  route(router, viewingEndpoints.endViewing, routes, async ({ params, caller }) => {
    await endOwnViewing(deps, caller, params.id);
    return undefined;
  });

  return router;
};
