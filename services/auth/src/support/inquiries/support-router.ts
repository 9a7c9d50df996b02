import { Router } from 'express';
import { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { supportLabels } from './support-labels.ts';
import { addLead } from '../leads/add-lead.ts';
import { askForHelp } from '../help-tickets/ask-for-help.ts';
import { replyToHelp } from '../help-tickets/reply-to-help.ts';
import { ownHelpView } from './support-views.ts';

/** What members and companies ask the staff. */
export const supportRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: supportLabels };

  route(router, supportEndpoints.askForHelp, routes, ({ caller, body }) => askForHelp(deps, caller, body));

  route(router, supportEndpoints.listOwnHelp, routes, async ({ caller }) =>
    (await deps.helpTickets.ofAsker(caller.userId)).map(ownHelpView),
  );

  route(router, supportEndpoints.replyToHelp, routes, async ({ params, body, caller }) =>
    ownHelpView(await replyToHelp(deps, caller, { ...body, helpId: params.id })),
  );

  route(router, supportEndpoints.addLead, routes, ({ body, req }) => addLead(deps, req.ip ?? '', body));

  return router;
};
