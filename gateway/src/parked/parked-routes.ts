import { parkedEventEndpoints } from '@academy/contracts/http/gateway/parked-events.ts';
import { conflict, notFound } from '@academy/service-kit/errors/domain-error.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { ParkedMessage } from '@academy/service-kit/parked/parked-log.ts';
import { ParkedMessageError, type ParkedMessages } from '@academy/service-kit/parked/parked-messages.ts';
import { Router } from 'express';
import { listParkedEvents } from './list-parked-events.ts';
import { alreadyResolved, parkedEventNotFound } from './parked-texts.ts';
import { toParkedEvent, toParkedEventDetail } from './parked-views.ts';

const missing = () => notFound('parked-event-not-found', parkedEventNotFound);

/** The kit's refusals as problems: 404 where it is gone, 409 where somebody was faster. */
const refusing = async (acting: Promise<ParkedMessage>): Promise<ParkedMessage> => {
  try {
    return await acting;
  } catch (error) {
    if (!(error instanceof ParkedMessageError)) throw error;
    throw error.code === 'not-found' ? missing() : conflict('parked-event-resolved', alreadyResolved);
  }
};

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
    if (message === null) throw missing();
    return toParkedEventDetail(message);
  });

  route(router, parkedEventEndpoints.staffReplayParkedEvent, routes, async ({ params, caller }) =>
    toParkedEventDetail(await refusing(parked.replay(params.id, caller.userId))),
  );

  route(router, parkedEventEndpoints.staffDiscardParkedEvent, routes, async ({ params, caller }) =>
    toParkedEventDetail(await refusing(parked.discard(params.id, caller.userId))),
  );

  return router;
};
