import { teachingEndpoints } from '@academy/contracts/http/catalog/teaching.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { applyChange } from './use-cases/apply-change.ts';
import { dropJudged } from './use-cases/drop-judged.ts';
import { judgeAttempt } from './use-cases/judge-attempt.ts';
import { listJudged } from './use-cases/list-judged.ts';
import { listOffered } from './use-cases/list-offered.ts';
import { listTaughtExercises } from './use-cases/list-taught.ts';
import { previewChange } from './use-cases/preview-change.ts';
import { readTeachingSettings, saveTeachingSettings } from './use-cases/settings.ts';

const labels: FieldLabels = {
  enabled: { es: 'Tu permiso', en: 'Your permission' },
  good: { es: 'El juicio', en: 'The judgement' },
  point: { es: 'El criterio que decide', en: 'The point that decides' },
  text: { es: 'El texto confirmado', en: 'The confirmed text' },
  masks: { es: 'Lo que se tapa', en: 'What is masked' },
};

/** How members let their attempts teach the checker, and what teachers make of them. */
export const teachingRouter = (routeDeps: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels };
  const calls = teachingEndpoints;

  route(router, calls.getTeachingSettings, routes, ({ caller }) => readTeachingSettings(deps, caller.userId));

  route(router, calls.saveTeachingSettings, routes, ({ body, caller }) =>
    saveTeachingSettings(deps, caller.userId, body),
  );

  route(router, calls.staffListTaughtExercises, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listTaughtExercises(deps, list);
    return sendStaffList(res, 'taught-exercises', rows, list.range, total);
  });

  route(router, calls.staffListOfferedAttempts, routes, ({ params, caller, language }) =>
    listOffered(deps, params.id, { caller, language }),
  );

  route(router, calls.staffJudgeAttempt, routes, ({ params, body, caller, language }) =>
    judgeAttempt(deps, { exerciseId: params.id, judgement: body, caller, language }),
  );

  route(router, calls.staffPreviewTeaching, routes, ({ params }) => previewChange(deps, params.id));

  route(router, calls.staffApplyTeaching, routes, ({ params, body, caller }) =>
    applyChange(deps, { exerciseId: params.id, token: body.token, caller }),
  );

  route(router, calls.staffListJudgedAttempts, routes, async ({ query, language, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listJudged(deps, list, language);
    return sendStaffList(res, 'judged-attempts', rows, list.range, total);
  });

  route(router, calls.staffDropJudgedAttempt, routes, ({ params, body, caller }) =>
    dropJudged(deps, { id: params.id, dropped: body.dropped, caller }),
  );

  return router;
};
