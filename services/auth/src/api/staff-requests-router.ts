import { Router } from 'express';
import { requestEndpoints } from '@academy/contracts/http/requests.ts';
import { seenVersion } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import type { AuthDeps } from '../use-cases/deps.ts';
import { requestLabels } from '../locales/request-texts.ts';
import { listHelp, readHelp, readLead } from '../use-cases/list-requests.ts';
import { updateHelp, updateLead } from '../use-cases/update-request.ts';
import { staffHelpView, staffLeadView } from './request-views.ts';

/** Questions of members and companies in the back office, by the conventions of ra-data-simple-rest. */
export const staffRequestsRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: requestLabels };

  route(router, requestEndpoints.staffListHelp, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listHelp(deps, list);
    return sendStaffList(res, 'help', rows.map(staffHelpView), list.range, total);
  });

  route(router, requestEndpoints.staffGetHelp, routes, ({ params, res }) =>
    withVersion(res, readHelp(deps, params.id).then(staffHelpView)),
  );

  route(router, requestEndpoints.staffUpdateHelp, routes, ({ params, body, caller, req, res }) => {
    const update = {
      actorId: caller.userId,
      id: params.id,
      status: body.status,
      seenVersion: seenVersion(req),
    };
    return withVersion(res, updateHelp(deps, update).then(staffHelpView));
  });

  route(router, requestEndpoints.staffListLeads, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await deps.leads.list(list);
    return sendStaffList(res, 'leads', rows.map(staffLeadView), list.range, total);
  });

  route(router, requestEndpoints.staffGetLead, routes, ({ params, res }) =>
    withVersion(res, readLead(deps, params.id).then(staffLeadView)),
  );

  route(router, requestEndpoints.staffUpdateLead, routes, ({ params, body, caller, req, res }) => {
    const update = {
      actorId: caller.userId,
      id: params.id,
      status: body.status,
      seenVersion: seenVersion(req),
    };
    return withVersion(res, updateLead(deps, update).then(staffLeadView));
  });

  return router;
};
