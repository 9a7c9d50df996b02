import { forumReplyEndpoints } from '@academy/contracts/http/forum/replies.ts';
import { decodeCursor } from '@academy/service-kit/http/cursor.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import { answerList } from './answer-list.ts';
import { createReply } from '../use-cases/replies/create-reply.ts';
import { deleteReply, editReply } from '../use-cases/replies/change-reply.ts';
import { readReplyHistory } from '../use-cases/read-history.ts';
import { listReplies } from '../use-cases/replies/list-replies.ts';

export const repliesRouter = (routes: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();

  route(router, forumReplyEndpoints.listForumReplies, routes, async ({ params, query, caller, req, res }) => {
    const asked = { postId: params.id, limit: query.limit, after: decodeCursor(query.after) };
    const link = { path: `/api/forum/posts/${params.id}/replies`, query };
    res.vary('Authorization');
    const key = `replies ${params.id} ${JSON.stringify(query)}`;
    return answerList(deps, { key, link, caller, req, res }, () => listReplies(deps, asked, caller));
  });

  route(router, forumReplyEndpoints.createForumReply, routes, ({ params, body, caller }) =>
    createReply(deps, { postId: params.id, draft: body }, caller),
  );

  route(router, forumReplyEndpoints.updateForumReply, routes, ({ params, body, caller }) =>
    editReply(deps, { id: params.id, content: body.content }, caller),
  );

  route(router, forumReplyEndpoints.deleteForumReply, routes, async ({ params, caller }) => {
    await deleteReply(deps, params.id, caller);
    return undefined;
  });

  route(router, forumReplyEndpoints.forumReplyHistory, routes, ({ params }) =>
    readReplyHistory(deps, params.id),
  );

  return router;
};
