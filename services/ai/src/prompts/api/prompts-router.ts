import { promptEndpoints } from '@academy/contracts/http/ai/prompts.ts';
import { decodeCursor, linkNext } from '@academy/service-kit/http/cursor.ts';
import { expectedVersionOf } from '@academy/service-kit/http/if-match.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { Router } from 'express';
import { promptLabels } from '../domain/prompt-labels.ts';
import { changePrompt, deletePrompt } from '../use-cases/change-prompt.ts';
import { importPrompts } from '../use-cases/import-prompts.ts';
import type { PromptDeps } from '../use-cases/prompt-deps.ts';
import { exportPrompts, listPrompts, readPrompt } from '../use-cases/read-prompts.ts';
import { savePrompt } from '../use-cases/save-prompt.ts';

/** A member's own prompts. */
export const promptsRouter = (routeDeps: RouteDeps, { prompts: deps }: { prompts: PromptDeps }): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: promptLabels };

  route(router, promptEndpoints.listPrompts, routes, async ({ query, caller, res }) => {
    const asked = { ...query, after: decodeCursor(query.after) };
    const { page, next } = await listPrompts(deps, asked, caller.userId);
    linkNext(res, { path: '/api/prompts', query, next });
    return page;
  });
  route(router, promptEndpoints.exportPrompts, routes, ({ caller }) => exportPrompts(deps, caller.userId));
  route(router, promptEndpoints.importPrompts, routes, ({ body, caller }) =>
    importPrompts(deps, body, caller),
  );
  route(router, promptEndpoints.getPrompt, routes, ({ params, caller, res }) =>
    withVersion(res, readPrompt(deps, params.id, caller.userId)),
  );
  route(router, promptEndpoints.createPrompt, routes, ({ body, caller, res }) =>
    withVersion(res, savePrompt(deps, body, caller)),
  );
  route(router, promptEndpoints.updatePrompt, routes, ({ params, body, caller, req, res }) => {
    const { version = expectedVersionOf(req), ...change } = body;
    const edit = { id: params.id, change, expected: version };
    return withVersion(res, changePrompt(deps, edit, caller));
  });
  route(router, promptEndpoints.deletePrompt, routes, async ({ params, caller }) => {
    await deletePrompt(deps, params.id, caller.userId);
    return undefined;
  });
  return router;
};
