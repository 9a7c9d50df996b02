import type { RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Router } from 'express';
import { playgroundRouter } from '../playground/api/playground-router.ts';
import { budgetRouter } from '../budgets/api/budget-router.ts';
import { feedsRouter } from '../news/api/feeds-router.ts';
import { newsRouter } from '../news/api/news-router.ts';
import { promptsRouter } from '../prompts/api/prompts-router.ts';
import { secondOpinionRouter } from '../second-opinion/api/second-opinion-router.ts';
import { sentQuestionsRouter } from '../sent-questions/api/sent-questions-router.ts';
import { speechRouter } from '../speech/api/speech-router.ts';
import { summariesRouter } from '../summaries/api/summaries-router.ts';
import { toolsRouter } from '../tools/api/tools-router.ts';
import { knownQuestionsRouter } from '../known-questions/api/known-questions-router.ts';
import { tutorVotesRouter } from '../tutor-votes/api/tutor-votes-router.ts';
import { tutorGapsRouter } from '../tutor-gaps/api/tutor-gaps-router.ts';
import { tutorRouter } from '../tutor/api/tutor-router.ts';
import type { AiDeps } from '../use-cases/deps.ts';

/** Every router of the service. */
export const createRouters = (routes: RouteDeps, deps: AiDeps): Router[] =>
  [
    tutorRouter,
    sentQuestionsRouter,
    tutorGapsRouter,
    tutorVotesRouter,
    knownQuestionsRouter,
    playgroundRouter,
    promptsRouter,
    summariesRouter,
    speechRouter,
    budgetRouter,
    secondOpinionRouter,
    newsRouter,
    feedsRouter,
    toolsRouter,
  ].map((router) => router(routes, deps));
