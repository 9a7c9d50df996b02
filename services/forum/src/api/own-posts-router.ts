import { forumPostEndpoints } from '@academy/contracts/http/forum/posts.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import { acceptReply, unacceptReply } from '../use-cases/posts/accept-reply.ts';
import { deletePost } from '../use-cases/posts/delete-post.ts';
import { editPost } from '../use-cases/posts/edit-post.ts';
import { markRead, setMeToo } from '../use-cases/posts/mark-post.ts';
import { setSubscription } from '../use-cases/posts/subscriptions.ts';
import { readPostHistory } from '../use-cases/read-history.ts';
import { postLabels } from './post-labels.ts';

/** What members do with a post that is there. */
export const ownPostsRouter = (routeDeps: RouteDeps, deps: ForumDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: postLabels };
  const nothing = (work: Promise<void>): Promise<undefined> => work.then(() => undefined);

  route(router, forumPostEndpoints.updateForumPost, routes, ({ params, body, caller }) =>
    editPost(deps, { id: params.id, change: body }, caller),
  );
  route(router, forumPostEndpoints.deleteForumPost, routes, ({ params, caller }) =>
    nothing(deletePost(deps, params.id, caller)),
  );
  route(router, forumPostEndpoints.forumPostHistory, routes, ({ params }) =>
    readPostHistory(deps, params.id),
  );
  route(router, forumPostEndpoints.addMeToo, routes, ({ params, caller }) =>
    setMeToo(deps, { postId: params.id, meToo: true }, caller),
  );
  route(router, forumPostEndpoints.removeMeToo, routes, ({ params, caller }) =>
    setMeToo(deps, { postId: params.id, meToo: false }, caller),
  );
  route(router, forumPostEndpoints.subscribeToPost, routes, ({ params, caller }) =>
    nothing(setSubscription(deps, { postId: params.id, subscribed: true }, caller)),
  );
  route(router, forumPostEndpoints.unsubscribeFromPost, routes, ({ params, caller }) =>
    nothing(setSubscription(deps, { postId: params.id, subscribed: false }, caller)),
  );
  route(router, forumPostEndpoints.markPostRead, routes, ({ params, body, caller }) =>
    nothing(markRead(deps, { postId: params.id, upTo: new Date(body.upTo) }, caller)),
  );
  route(router, forumPostEndpoints.acceptReply, routes, ({ params, body, caller }) =>
    acceptReply(deps, { postId: params.id, replyId: body.replyId }, caller),
  );
  route(router, forumPostEndpoints.unacceptReply, routes, ({ params, caller }) =>
    unacceptReply(deps, params.id, caller),
  );

  return router;
};
