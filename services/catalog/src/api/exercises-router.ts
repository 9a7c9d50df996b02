import { lookingBackEndpoints } from '@academy/contracts/http/catalog/looking-back.ts';
import { exerciseEndpoints } from '@academy/contracts/http/catalog/exercises.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { checkExercise } from '../use-cases/exercises/check-exercise.ts';
import { listDrafts, saveDraft } from '../use-cases/exercises/drafts.ts';
import { revealHint, readHints } from '../use-cases/exercises/hints.ts';
import { listAttempts } from '../use-cases/exercises/list-attempts.ts';
import { listExercises } from '../use-cases/exercises/list-exercises.ts';
import { readLastVerdict } from '../use-cases/exercises/read-last-verdict.ts';
import { readModelAnswers } from '../use-cases/exercises/read-model-answers.ts';
import { readReferences } from '../use-cases/exercises/read-references.ts';
import { readRubric } from '../use-cases/exercises/read-rubric.ts';

/** What learners do at an exercise: write, have it checked, look back, take hints. */
export const exercisesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, exerciseEndpoints.listExercises, routes, ({ params, caller }) =>
    listExercises(deps, params.id, caller),
  );

  route(router, exerciseEndpoints.listDrafts, routes, ({ params, caller }) =>
    listDrafts(deps, params.id, caller),
  );

  // It guards what it writes itself, with fewer reads (use-cases/count-series.ts).
  const { erasure: _, ...unguarded } = routes;
  route(router, exerciseEndpoints.checkExercise, unguarded, ({ params, body, caller }) =>
    checkExercise(deps, { exerciseId: params.id, ...body, caller }),
  );

  route(router, exerciseEndpoints.getRubric, routes, ({ params, caller }) =>
    readRubric(deps, params.id, caller),
  );

  route(router, exerciseEndpoints.getReferences, routes, ({ params, caller }) =>
    readReferences(deps, params.id, caller),
  );

  route(router, exerciseEndpoints.listAttempts, routes, ({ params, query, caller, language }) =>
    listAttempts(deps, { exerciseId: params.id, limit: query.limit, caller, language }),
  );

  route(router, lookingBackEndpoints.getLastVerdict, routes, ({ params, caller, language }) =>
    readLastVerdict(deps, { exerciseId: params.id, caller, language }),
  );

  route(router, lookingBackEndpoints.getModelAnswers, routes, ({ params, caller }) =>
    readModelAnswers(deps, params.id, caller),
  );

  route(router, exerciseEndpoints.saveDraft, routes, ({ params, body, caller }) =>
    saveDraft(deps, { exerciseId: params.id, ...body, caller }),
  );

  route(router, exerciseEndpoints.getHints, routes, ({ params, caller }) =>
    readHints(deps, params.id, caller),
  );

  route(router, exerciseEndpoints.revealHint, routes, ({ params, body, caller }) =>
    revealHint(deps, { exerciseId: params.id, level: body.level, caller }),
  );

  return router;
};
