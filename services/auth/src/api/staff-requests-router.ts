import { Router } from 'express';
import { requestEndpoints } from '@academy/contracts/http/requests.ts';
import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { supportLabels } from './support-labels.ts';
import type { AuthDeps } from '../use-cases/deps.ts';
import { listHelp, readHelp, readLead } from '../use-cases/list-requests.ts';
import { updateHelp, updateLead } from '../use-cases/update-request.ts';
import { staffHelpView, staffLeadView } from '../views/request-views.ts';

/** Questions of members and companies in the back office. */
export const staffRequestsRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: supportLabels };

  staffResource(router, routes, {
    name: 'help',
    endpoints: {
      list: requestEndpoints.staffListHelp,
      read: requestEndpoints.staffGetHelp,
      change: requestEndpoints.staffUpdateHelp,
    },
    list: async (list) => {
      const { rows, total } = await listHelp(deps, list);
      return { rows: rows.map(staffHelpView), total };
    },
    read: async (id) => staffHelpView(await readHelp(deps, id)),
    change: async (edit) => staffHelpView(await updateHelp(deps, edit)),
  });

  staffResource(router, routes, {
    name: 'leads',
    endpoints: {
      list: requestEndpoints.staffListLeads,
      read: requestEndpoints.staffGetLead,
      change: requestEndpoints.staffUpdateLead,
    },
    list: async (list) => {
      const { rows, total } = await deps.leads.list(list);
      return { rows: rows.map(staffLeadView), total };
    },
    read: async (id) => staffLeadView(await readLead(deps, id)),
    change: async (edit) => staffLeadView(await updateLead(deps, edit)),
  });

  return router;
};
