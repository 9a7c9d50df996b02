import { presenceReportedV1 } from '@academy/contracts/events/gateway/presence-reported.v1.ts';
import { presenceEndpoints } from '@academy/contracts/http/gateway/presence.ts';
import { mayWrite } from '@academy/contracts/shared/permissions.ts';
import { forbidden } from '@academy/service-kit/errors/domain-error.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { pendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { sendEvent } from '@academy/service-kit/outbox/send-event.ts';
import { Router } from 'express';

/** Passes on to every gateway which record a tab of the console has open, who may change it. No service keeps it. */
export const presenceRoutes = (routes: RouteDeps, kafka: Pick<KafkaPort, 'send'>): Router => {
  const router = Router();

  route(router, presenceEndpoints.reportPresence, routes, async ({ body, caller }) => {
    if (!mayWrite(caller.role, body.resource)) throw forbidden();
    const event = pendingEvent(presenceReportedV1, { ...body, userId: caller.userId });
    const now = new Date();
    await sendEvent(kafka, event, {
      service: 'gateway',
      aggregate: 'presence',
      aggregateId: body.tab,
      // Later ones of a tab have higher sequences, and no gateway remembers the last one.
      version: now.getTime(),
      now,
    });
    return undefined;
  });

  return router;
};
