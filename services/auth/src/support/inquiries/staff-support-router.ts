import { Router } from 'express';
import { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { supportLabels } from './support-labels.ts';
import type { AuthDeps } from '../../deps.ts';
import { answerHelp } from '../help-tickets/answer-help.ts';
import { answerLead } from '../leads/answer-lead.ts';
import { listHelp, readHelp, readLead } from './list-inquiries.ts';
import { updateHelp, updateLead } from './update-inquiry.ts';
import { staffHelpView, staffLeadView } from './support-views.ts';

/** Questions of members and companies in the back office. */
export const staffSupportRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: supportLabels };

  staffResource(router, routes, {
    name: 'help',
    endpoints: {
      list: supportEndpoints.staffListHelp,
      read: supportEndpoints.staffGetHelp,
      change: supportEndpoints.staffUpdateHelp,
    },
    list: async (list) => {
      const { rows, total } = await listHelp(deps, list);
      return { rows: rows.map(staffHelpView), total };
    },
    read: async (id) => staffHelpView(await readHelp(deps, id)),
    change: async (edit) => staffHelpView(await updateHelp(deps, edit)),
  });

  route(router, supportEndpoints.staffAnswerHelp, routes, ({ params, body, caller, req, res }) => {
    const edit = {
      id: params.id,
      change: body,
      expectedVersion: expectedVersionOf(req),
      actorId: caller.userId,
    };
    return withVersion(res, answerHelp(deps, edit).then(staffHelpView));
  });

  staffResource(router, routes, {
    name: 'leads',
    endpoints: {
      list: supportEndpoints.staffListLeads,
      read: supportEndpoints.staffGetLead,
      change: supportEndpoints.staffUpdateLead,
    },
    list: async (list) => {
      const { rows, total } = await deps.leads.list(list);
      return { rows: rows.map(staffLeadView), total };
    },
    read: async (id) => staffLeadView(await readLead(deps, id)),
    change: async (edit) => staffLeadView(await updateLead(deps, edit)),
  });

  route(router, supportEndpoints.staffAnswerLead, routes, ({ params, body, caller, req, res }) => {
    const edit = {
      id: params.id,
      change: body,
      expectedVersion: expectedVersionOf(req),
      actorId: caller.userId,
    };
    return withVersion(res, answerLead(deps, edit).then(staffLeadView));
  });

  return router;
};
