import { forumPostEndpoints } from '@academy/contracts/http/forum/posts.ts';
import { decodeCursor } from '@academy/service-kit/http/cursor.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import { answerList } from './answer-list.ts';
import { createPost } from '../use-cases/posts/create-post.ts';
import { listPosts } from '../use-cases/posts/list-posts.ts';
import { readPost } from '../use-cases/posts/read-post.ts';
import { similarPosts } from '../use-cases/posts/similar-posts.ts';
import { postLabels } from './post-labels.ts';

/** Posts as everybody reads and members write them. */
export const postsRouter = (routeDeps: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: postLabels };

  route(router, forumPostEndpoints.listForumPosts, routes, async ({ query, caller, req, res }) => {
    const asked = { ...query, after: decodeCursor(query.after) };
    res.vary('Authorization');
    const { unanswered, mine, ...rest } = query;
    const flags = { unanswered: unanswered?.toString(), mine: mine?.toString() };
    const link = { path: '/api/forum/posts', query: { ...rest, ...flags } };
    return answerList(deps, { key: `posts ${JSON.stringify(query)}`, link, caller, req, res }, () =>
      listPosts(deps, asked, caller),
    );
  });

  route(router, forumPostEndpoints.similarForumPosts, routes, ({ query, caller, res }) => {
    res.vary('Authorization');
    return similarPosts(deps, query.title, caller);
  });

  route(router, forumPostEndpoints.getForumPost, routes, ({ params, caller, res }) => {
    res.vary('Authorization');
    return readPost(deps, params.id, caller);
  });

  route(router, forumPostEndpoints.createForumPost, routes, ({ body, caller }) =>
    createPost(deps, body, caller),
  );

  return router;
};
