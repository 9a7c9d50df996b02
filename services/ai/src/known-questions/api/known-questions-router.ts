import { knownQuestionEndpoints } from '@academy/contracts/http/ai/known-questions.ts';
import { passageEndpoints } from '@academy/contracts/http/ai/passages.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import { Router } from 'express';
import { knownQuestionLabels } from '../domain/known-question-texts.ts';
import { addKnownQuestion } from '../use-cases/add-known-question.ts';
import type { KnownQuestionDeps, ListPassagesDeps } from '../use-cases/known-question-deps.ts';
import { listPassages } from '../use-cases/list-passages.ts';
import {
  changeKnownQuestion,
  listKnownQuestions,
  readKnownQuestion,
} from '../use-cases/staff-known-questions.ts';

/** What staff tell the tutor about its passages. */
export const knownQuestionsRouter = (
  routeDeps: RouteDeps,
  deps: KnownQuestionDeps & ListPassagesDeps,
): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: knownQuestionLabels };

  route(router, passageEndpoints.staffListPassages, routes, async ({ query, language, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listPassages(deps, list, language);
    return sendStaffList(res, 'tutor-passages', rows, list.range, total);
  });

  route(router, knownQuestionEndpoints.staffAddKnownQuestion, routes, ({ body, caller }) =>
    addKnownQuestion(deps, body, caller.userId),
  );

  staffResource(router, routes, {
    name: 'known-questions',
    endpoints: {
      list: knownQuestionEndpoints.staffListKnownQuestions,
      read: knownQuestionEndpoints.staffGetKnownQuestion,
      change: knownQuestionEndpoints.staffUpdateKnownQuestion,
    },
    list: (list) => listKnownQuestions(deps, list),
    read: (id) => readKnownQuestion(deps, id),
    change: (edit) => changeKnownQuestion(deps, edit),
  });

  return router;
};
