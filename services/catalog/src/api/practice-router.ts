import { lookingBackEndpoints } from '@academy/contracts/http/catalog/looking-back.ts';
import { practiceEndpoints } from '@academy/contracts/http/catalog/practice.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { checkExercise } from '../use-cases/practice/check-exercise.ts';
import { listDrafts, saveDraft } from '../use-cases/practice/drafts.ts';
import { revealHint, readHints } from '../use-cases/practice/hints.ts';
import { listAttempts } from '../use-cases/practice/list-attempts.ts';
import { listExercises } from '../use-cases/practice/list-exercises.ts';
import { readLastVerdict } from '../use-cases/practice/read-last-verdict.ts';
import { readModelAnswers } from '../use-cases/practice/read-model-answers.ts';
import { readReferences } from '../use-cases/practice/read-references.ts';
import { readRubric } from '../use-cases/practice/read-rubric.ts';

/** What learners do at an exercise: write, have it checked, look back, take hints. */
export const practiceRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, practiceEndpoints.listExercises, routes, ({ params, caller }) =>
    listExercises(deps, params.id, caller),
  );

  route(router, practiceEndpoints.listDrafts, routes, ({ params, caller }) =>
    listDrafts(deps, params.id, caller),
  );

  // It guards what it writes itself, with fewer reads (use-cases/count-series.ts).
  const { erasure: _, ...unguarded } = routes;
  route(router, practiceEndpoints.checkExercise, unguarded, ({ params, body, caller }) =>
    checkExercise(deps, { exerciseId: params.id, ...body, caller }),
  );

  route(router, practiceEndpoints.getRubric, routes, ({ params, caller }) =>
    readRubric(deps, params.id, caller),
  );

  route(router, practiceEndpoints.getReferences, routes, ({ params, caller }) =>
    readReferences(deps, params.id, caller),
  );

  route(router, practiceEndpoints.listAttempts, routes, ({ params, query, caller, language }) =>
    listAttempts(deps, { exerciseId: params.id, limit: query.limit, caller, language }),
  );

  route(router, lookingBackEndpoints.getLastVerdict, routes, ({ params, caller }) =>
    readLastVerdict(deps, params.id, caller),
  );

  route(router, lookingBackEndpoints.getModelAnswers, routes, ({ params, caller }) =>
    readModelAnswers(deps, params.id, caller),
  );

  route(router, practiceEndpoints.saveDraft, routes, ({ params, body, caller }) =>
    saveDraft(deps, { exerciseId: params.id, ...body, caller }),
  );

  route(router, practiceEndpoints.getHints, routes, ({ params, caller }) =>
    readHints(deps, params.id, caller),
  );

  route(router, practiceEndpoints.revealHint, routes, ({ params, body, caller }) =>
    revealHint(deps, { exerciseId: params.id, level: body.level, caller }),
  );

  return router;
};
