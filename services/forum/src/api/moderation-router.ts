import { moderationEndpoints as endpoints } from '@academy/contracts/http/forum/moderation.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import { appealRemoval } from '../use-cases/moderation/appeal-removal.ts';
import { decideCase, noteOnCase } from '../use-cases/moderation/decide-case.ts';
import { flagWriting } from '../use-cases/moderation/flag-writing.ts';
import { listMutes, muteMember, unmuteMember } from '../use-cases/moderation/mute-members.ts';
import { readContext } from '../use-cases/moderation/read-context.ts';
import { listCases, readCase } from '../use-cases/moderation/read-cases.ts';

/** Members' flags, and what moderators do with them. */
export const moderationRouter = (routes: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();

  route(router, endpoints.flagPost, routes, async ({ params, body, caller }) => {
    await flagWriting(deps, { kind: 'post', targetId: params.id }, { caller, written: body });
    return undefined;
  });
  route(router, endpoints.flagReply, routes, async ({ params, body, caller }) => {
    await flagWriting(deps, { kind: 'reply', targetId: params.id }, { caller, written: body });
    return undefined;
  });

  route(router, endpoints.appealPost, routes, async ({ params, body, caller }) => {
    await appealRemoval(deps, { kind: 'post', targetId: params.id }, { caller, text: body.text });
    return undefined;
  });
  route(router, endpoints.appealReply, routes, async ({ params, body, caller }) => {
    await appealRemoval(deps, { kind: 'reply', targetId: params.id }, { caller, text: body.text });
    return undefined;
  });

  route(router, endpoints.listModerationCases, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listCases(deps, list);
    return sendStaffList(res, 'flags', rows, list.range, total);
  });
  route(router, endpoints.getModerationCase, routes, ({ params, res }) =>
    withVersion(res, readCase(deps, params.id)),
  );
  route(router, endpoints.getCaseContext, routes, ({ params }) => readContext(deps, params.id));
  route(router, endpoints.decideModerationCase, routes, ({ params, body, caller, res }) =>
    withVersion(res, decideCase(deps, { caseId: params.id, written: body, caller })),
  );
  route(router, endpoints.addModerationNote, routes, ({ params, body, caller, res }) =>
    withVersion(res, noteOnCase(deps, { caseId: params.id, text: body.text, caller })),
  );

  route(router, endpoints.listMutes, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listMutes(deps, list);
    return sendStaffList(res, 'mutes', rows, list.range, total);
  });
  route(router, endpoints.muteMember, routes, ({ params, body, caller }) =>
    muteMember(deps, { userId: params.id, ...body, caller }),
  );
  route(router, endpoints.unmuteMember, routes, async ({ params, caller }) => {
    await unmuteMember(deps, { userId: params.id, caller });
    return undefined;
  });

  return router;
};
