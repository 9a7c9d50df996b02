import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Router } from 'express';
import type { ForumDeps } from '../use-cases/deps.ts';
import { categoriesRouter } from './categories-router.ts';
import { moderationRouter } from './moderation-router.ts';
import { communityRouter } from './community-router.ts';
import { ownPostsRouter } from './own-posts-router.ts';
import { postsRouter } from './posts-router.ts';
import { repliesRouter } from './replies-router.ts';
import { watchedWordsRouter } from './watched-words-router.ts';
import { staffCategoriesRouter } from './staff-categories-router.ts';

/** Every router of the forum. */
export const createRouters = (routes: RouteDeps, deps: ForumDeps): Router[] =>
  [
    categoriesRouter,
    staffCategoriesRouter,
    postsRouter,
    ownPostsRouter,
    repliesRouter,
    communityRouter,
    moderationRouter,
    watchedWordsRouter,
  ].map((router) => router(routes, deps));
