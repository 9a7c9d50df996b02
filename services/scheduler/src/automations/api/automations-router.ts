import { automationEndpoints } from '@academy/contracts/http/scheduler/automations.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { automationLabels } from '../domain/automation-texts.ts';
import type { AutomationDeps } from '../use-cases/automation-deps.ts';
import { listRuns } from '../use-cases/list-runs.ts';
import { runNow } from '../use-cases/run-now.ts';
import {
  changeAutomation,
  createAutomation,
  deleteAutomation,
  listAutomations,
  readAutomation,
} from '../use-cases/staff-automations.ts';

export const automationsRouter = (routeDeps: RouteDeps, deps: AutomationDeps): Router => {
  const routes = { ...routeDeps, labels: automationLabels };
  const router = Router();

  staffResource(router, routes, {
    name: 'automations',
    endpoints: {
      list: automationEndpoints.staffListAutomations,
      read: automationEndpoints.staffGetAutomation,
      change: automationEndpoints.staffUpdateAutomation,
    },
    list: (list, { language }) => listAutomations(deps, list, language),
    read: (id, { language }) => readAutomation(deps, id, language),
    change: (edit, { language }) => changeAutomation(deps, edit, language),
  });

  route(router, automationEndpoints.staffCreateAutomation, routes, ({ body, caller, language }) =>
    createAutomation(deps, { draft: body, actorId: caller.userId, language }),
  );

  route(router, automationEndpoints.staffRunAutomation, routes, ({ params, caller, language, res }) =>
    withVersion(res, runNow(deps, { id: params.id, actorId: caller.userId, language })),
  );

  route(router, automationEndpoints.staffListAutomationRuns, routes, ({ params, language }) =>
    listRuns(deps, params.id, language),
  );

  route(router, automationEndpoints.staffDeleteAutomation, routes, ({ params, caller }) =>
    deleteAutomation(deps, { id: params.id, actorId: caller.userId }),
  );

  return router;
};
