import { notificationEndpoints } from '@academy/contracts/http/scheduler/notifications.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import { notificationLabels } from '../domain/notification-texts.ts';
import { countUnread, listNotifications } from '../use-cases/list-notifications.ts';
import type { NotificationDeps } from '../use-cases/notification-deps.ts';
import {
  readAllNotifications,
  readNotification,
  readNotificationsAbout,
} from '../use-cases/read-notifications.ts';

export const notificationsRouter = (routeDeps: RouteDeps, deps: NotificationDeps): Router => {
  const routes = { ...routeDeps, labels: notificationLabels };
  const router = Router();

  route(router, notificationEndpoints.listNotifications, routes, ({ caller, query }) =>
    listNotifications(deps, { userId: caller.userId, limit: query.limit, after: query.after }),
  );

  route(router, notificationEndpoints.countUnreadNotifications, routes, ({ caller }) =>
    countUnread(deps, caller.userId),
  );

  route(router, notificationEndpoints.readAllNotifications, routes, ({ caller }) =>
    readAllNotifications(deps, caller.userId),
  );

  route(router, notificationEndpoints.readNotificationsAbout, routes, ({ caller, body }) =>
    readNotificationsAbout(deps, { thingId: body.thingId, userId: caller.userId }),
  );

  route(router, notificationEndpoints.readNotification, routes, ({ caller, params }) =>
    readNotification(deps, { id: params.id, userId: caller.userId }),
  );

  return router;
};
