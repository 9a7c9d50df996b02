import { sentQuestionEndpoints } from '@academy/contracts/http/ai/sent-questions.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { sentQuestionLabels } from '../domain/sent-question-texts.ts';
import { sendQuestion } from '../use-cases/send-question.ts';
import type { SentQuestionDeps } from '../use-cases/sent-question-deps.ts';
import {
  changeSentQuestion,
  listSentQuestions,
  readSentQuestion,
} from '../use-cases/staff-sent-questions.ts';

/** What members send the team from the tutor, and where staff read it. */
export const sentQuestionsRouter = (
  routeDeps: RouteDeps,
  { sentQuestions: deps }: { sentQuestions: SentQuestionDeps },
): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: sentQuestionLabels };

  route(router, sentQuestionEndpoints.sendQuestion, routes, ({ body, caller }) =>
    sendQuestion(deps, body, caller.userId),
  );

  staffResource(router, routes, {
    name: 'tutor-questions',
    endpoints: {
      list: sentQuestionEndpoints.staffListSentQuestions,
      read: sentQuestionEndpoints.staffGetSentQuestion,
      change: sentQuestionEndpoints.staffUpdateSentQuestion,
    },
    list: (list) => listSentQuestions(deps, list),
    read: (id) => readSentQuestion(deps, id),
    change: (edit) => changeSentQuestion(deps, edit),
  });

  return router;
};
