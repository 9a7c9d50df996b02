import { practiceEndpoints } from '@academy/contracts/http/catalog/practice.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { readSettings, saveSettings } from './use-cases/settings.ts';
import { todaysPractice } from './use-cases/todays-practice.ts';
import { readWeeklyGoal, removeWeeklyGoal, saveWeeklyGoal } from './use-cases/weekly-goal.ts';

const labels: FieldLabels = {
  kind: { es: 'Qué cuenta la meta', en: 'What the goal counts' },
  target: { es: 'La meta semanal', en: 'The weekly goal' },
  enabled: { es: 'El repaso espaciado', en: 'Practice' },
  reminders: { es: 'Los recordatorios', en: 'Reminders' },
};

/** What brings a learner back: today's practice, a weekly goal, and the settings of both. */
export const practiceRouter = (routeDeps: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels };

  route(router, practiceEndpoints.todaysPractice, routes, ({ caller, language }) =>
    todaysPractice(deps, caller, language),
  );

  route(router, practiceEndpoints.getPracticeSettings, routes, ({ caller }) =>
    readSettings(deps, caller.userId),
  );

  route(router, practiceEndpoints.savePracticeSettings, routes, ({ body, caller }) =>
    saveSettings(deps, caller.userId, body),
  );

  route(router, practiceEndpoints.getWeeklyGoal, routes, ({ caller }) => readWeeklyGoal(deps, caller.userId));

  route(router, practiceEndpoints.saveWeeklyGoal, routes, ({ body, caller }) =>
    saveWeeklyGoal(deps, caller.userId, body),
  );

  route(router, practiceEndpoints.removeWeeklyGoal, routes, ({ caller }) =>
    removeWeeklyGoal(deps, caller.userId),
  );

  return router;
};
