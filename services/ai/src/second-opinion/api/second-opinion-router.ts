import { secondOpinionEndpoints } from '@academy/contracts/http/ai/second-opinion.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import { callerGone } from '@academy/service-kit/http/caller-gone.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { giveSecondOpinion, type OpinionDeps } from '../use-cases/give-second-opinion.ts';

const labels: FieldLabels = { text: { es: 'El prompt', en: 'The prompt' } };

export const secondOpinionRouter = (routes: RouteDeps, deps: OpinionDeps): Router => {
  const router = Router();
  route(
    router,
    secondOpinionEndpoints.secondOpinion,
    { ...routes, labels },
    ({ params, body, caller, language, res }) =>
      giveSecondOpinion(deps, {
        exerciseId: params.id,
        text: body.text,
        language: body.language ?? language,
        caller,
        signal: callerGone(res),
      }),
  );
  return router;
};
