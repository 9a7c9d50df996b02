import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { factOf } from '../notifications/domain/told.ts';
import { notificationKinds } from '../notifications/kinds/notification-kinds.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';
import { notify } from '../notifications/use-cases/notify.ts';

/** What members are told of by the rule of a kind. */
export const toldHandlers = (deps: NotificationDeps): EventHandler[] =>
  notificationKinds.flatMap(({ activity, rules }) =>
    rules.map(({ tell, ...rule }) =>
      defineHandler({
        ...rule,
        handle: async (envelope) => {
          const told = tell(envelope);
          if (told) await notify(deps, factOf(told, { activity, happenedAt: new Date(envelope.time) }));
        },
      }),
    ),
  );
