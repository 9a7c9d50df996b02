import { parkedEventEndpoints } from '@academy/contracts/http/parked-events.ts';
import { notFound } from '@academy/service-kit/errors/domain-error.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/http/staff-list.ts';
import type { ParkedMessages } from '@academy/service-kit/parked/parked-messages.ts';
import { Router } from 'express';
import { listParkedEvents } from './list-parked-events.ts';
import { parkedEventNotFound } from './parked-texts.ts';
import { toParkedEvent, toParkedEventDetail } from './parked-views.ts';

/** Parked events as staff see them, by the conventions of ra-data-simple-rest. */
export const parkedRoutes = (routes: RouteDeps, parked: ParkedMessages): Router => {
  const router = Router();

  route(router, parkedEventEndpoints.staffListParkedEvents, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listParkedEvents(parked, list);
    return sendStaffList(res, 'parked-events', rows.map(toParkedEvent), list.range, total);
  });

  route(router, parkedEventEndpoints.staffGetParkedEvent, routes, async ({ params }) => {
    const message = await parked.find(params.id);
    if (message === null) throw notFound('parked-event-not-found', parkedEventNotFound);
    return toParkedEventDetail(message);
  });

  return router;
};
