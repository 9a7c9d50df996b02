import { Router } from 'express';
import {
  cannedAnswerEndpoints,
  type CannedAnswer as CannedAnswerView,
} from '@academy/contracts/http/auth/canned-answers.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { withVersion } from '@academy/service-kit/http/with-version.ts';
import { staffResource } from '@academy/service-kit/staff/staff-resource.ts';
import type { AuthDeps } from '../../deps.ts';
import type { CannedAnswerRecord } from './canned-answer.ts';
import {
  changeCannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  readCannedAnswer,
} from './write-canned-answers.ts';

const view = ({
  _id,
  titleEs,
  titleEn,
  textEs,
  textEn,
  updatedAt,
  version,
}: CannedAnswerRecord): CannedAnswerView => ({
  id: _id,
  titleEs,
  titleEn,
  textEs,
  textEn,
  updatedAt: updatedAt.toISOString(),
  version,
});

const labels = {
  titleEs: { es: 'El título en español', en: 'The title in Spanish' },
  titleEn: { es: 'El título en inglés', en: 'The title in English' },
  textEs: { es: 'El texto en español', en: 'The text in Spanish' },
  textEn: { es: 'El texto en inglés', en: 'The text in English' },
};

/** Answers that staff keep ready. */
export const cannedAnswersRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels };

  staffResource(router, routes, {
    name: 'canned-answers',
    endpoints: {
      list: cannedAnswerEndpoints.staffListCannedAnswers,
      read: cannedAnswerEndpoints.staffGetCannedAnswer,
      change: cannedAnswerEndpoints.staffUpdateCannedAnswer,
    },
    list: async (list) => {
      const { rows, total } = await deps.cannedAnswers.list(list);
      return { rows: rows.map(view), total };
    },
    read: async (id) => view(await readCannedAnswer(deps, id)),
    change: async (edit) => view(await changeCannedAnswer(deps, edit)),
  });

  route(router, cannedAnswerEndpoints.staffCreateCannedAnswer, routes, ({ body, caller, res }) =>
    withVersion(res, createCannedAnswer(deps, { draft: body, actorId: caller.userId }).then(view)),
  );

  route(router, cannedAnswerEndpoints.staffDeleteCannedAnswer, routes, async ({ params, caller }) => {
    await deleteCannedAnswer(deps, { id: params.id, actorId: caller.userId });
    return undefined;
  });

  return router;
};
