import { invitationEndpoints } from '@academy/contracts/http/auth/invitations.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { AuthDeps } from '../../../deps.ts';
import { planInvitations } from '../import/plan-invitations.ts';
import { startImport } from '../import/start-import.ts';
import { stopImport } from '../import/stop-import.ts';
import { importView, invitationView } from './invitation-views.ts';
import { sendInvitationAgain } from './send-invitation-again.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** Invitations for staff: people imported from a file, and what became of their invitations. */
export const invitationsRouter = (routes: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();

  route(router, invitationEndpoints.staffPlanInvitations, routes, async ({ body, caller, language }) => {
    const sent = { file: body.file, language: body.language };
    return (await planInvitations(deps, { ...sent, callerRole: caller.role, reader: language })).plan;
  });

  route(router, invitationEndpoints.staffImportInvitations, routes, async ({ body, caller, language }) =>
    importView(await startImport(deps, caller, { ...body, reader: language })),
  );

  route(router, invitationEndpoints.staffListInvitationImports, routes, async () =>
    (await deps.invitationImports.latest()).map(importView),
  );

  route(router, invitationEndpoints.staffStopInvitationImport, routes, async ({ params, caller }) =>
    importView(await stopImport(deps, caller, params.id)),
  );

  route(router, invitationEndpoints.staffListInvitations, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const now = deps.now();
    const { rows, total } = await deps.invitations.listForStaff(list, now);
    const views = rows.map((invitation) => invitationView(invitation, now));
    return sendStaffList(res, 'invitations', views, list.range, total);
  });

  route(router, invitationEndpoints.staffSendInvitationAgain, routes, async ({ params, caller }) =>
    invitationView(await sendInvitationAgain(deps, caller, params.id), deps.now()),
  );

  route(router, invitationEndpoints.staffWithdrawInvitation, routes, async ({ params, caller }) =>
    invitationView(await withdrawInvitation(deps, caller, params.id), deps.now()),
  );

  return router;
};
