import { Router, type Request, type Response } from 'express';
import { gatewayEndpoints } from '@academy/contracts/http/gateway/gateway-endpoints.ts';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { kitTexts } from '@academy/service-kit/errors/kit-texts.ts';
import { handled, route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { TakeStream } from '../limits/stream-limit.ts';
import type { JoinOptions } from './join-options.ts';
import type { LiveHub } from './live-hub.ts';
import { end } from './reader.ts';
import {
  documentUpdatesReset,
  liveReset,
  renderDocumentUpdates,
  renderLive,
  accessGreeting,
} from './renderings.ts';

/** A little longer than an access token lives: a reader renews its token and comes back with its last id. */
const longestStreamMs = 11 * 60_000;

const openStream = (res: Response): void => {
  res.status(200).set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-transform',
    // nginx and its like would hold the stream back otherwise.
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const longest = setTimeout(() => end(res), longestStreamMs);
  res.once('close', () => clearTimeout(longest));
};

const lastEventIdOf = (req: Request): string | undefined => req.get('last-event-id');

/** The two streams that browsers read: the public one of new documents and the one of a signed-in user. */
export const liveRoutes = (
  deps: RouteDeps & { hub: () => LiveHub | null; takeStream: TakeStream },
): Router => {
  const { hub, takeStream } = deps;
  const router = Router();
  const join = (
    req: Request,
    res: Response,
    {
      age,
      ...rest
    }: Pick<JoinOptions, 'identity' | 'role' | 'render' | 'reset' | 'greeting'> & {
      age: number | undefined;
    },
  ): void => {
    // Gone while it was made out who asks: its end has been told already, and nothing would count it out.
    if (res.destroyed) return;
    const open = hub();
    if (open === null) throw unavailable('live-starting', kitTexts.unavailable);
    const leave = takeStream({ address: req.ip ?? '', userId: rest.identity?.userId ?? null });
    res.once('close', leave);
    openStream(res);
    const since = age === undefined ? {} : { since: Date.now() - age };
    open.join({ response: res, lastEventId: lastEventIdOf(req), ...since, ...rest });
  };

  route(router, gatewayEndpoints.documentUpdates, deps, ({ req, res, query: { age } }) => {
    join(req, res, { age, identity: null, render: renderDocumentUpdates, reset: documentUpdatesReset });
    return handled;
  });

  route(router, gatewayEndpoints.live, deps, ({ req, res, query: { age }, caller }) => {
    join(req, res, {
      age,
      identity: caller,
      role: caller.role,
      render: renderLive,
      reset: liveReset,
      greeting: accessGreeting(caller),
    });
    return handled;
  });

  return router;
};
