import { toolEndpoints } from '@academy/contracts/http/ai/tools.ts';
import { sendEtagged } from '@academy/service-kit/http/etag.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { changeTool, listToolsForStaff, readToolForStaff } from '../use-cases/staff-tools.ts';
import type { ToolsDeps } from '../use-cases/tools-deps.ts';

export const toolsRouter = (routes: RouteDeps, deps: ToolsDeps): Router => {
  const router = Router();

  route(router, toolEndpoints.listTools, routes, async ({ query, language, req, res }) =>
    sendEtagged(req, res, await deps.tools.answers[query.language ?? language].read()),
  );

  staffResource(router, routes, {
    name: 'tools',
    endpoints: {
      list: toolEndpoints.staffListTools,
      read: toolEndpoints.staffGetTool,
      change: toolEndpoints.staffUpdateTool,
    },
    list: (query) => listToolsForStaff(deps, query),
    read: (id) => readToolForStaff(deps, id),
    change: (edit) => changeTool(deps, edit),
  });

  return router;
};
