import { preferenceEndpoints } from '@academy/contracts/http/scheduler/preferences.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { notificationLabels } from '../domain/notification-texts.ts';
import type { NotificationDeps } from '../use-cases/notification-deps.ts';
import { changePreferences, readPreferences } from '../use-cases/preferences.ts';

export const preferencesRouter = (routeDeps: RouteDeps, deps: NotificationDeps): Router => {
  const routes = { ...routeDeps, labels: notificationLabels };
  const router = Router();

  route(router, preferenceEndpoints.getNotificationPreferences, routes, ({ caller }) =>
    readPreferences(deps, caller.userId),
  );

  route(router, preferenceEndpoints.setNotificationPreferences, routes, ({ caller, body }) =>
    changePreferences(deps, caller.userId, body),
  );

  return router;
};
