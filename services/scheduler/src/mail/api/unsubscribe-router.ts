import { unsubscribeEndpoints } from '@academy/contracts/http/scheduler/unsubscribe.ts';
import { handled, route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router, type Response } from 'express';
import { showUnsubscribe, unsubscribe, type UnsubscribeDeps } from '../use-cases/unsubscribe.ts';

const sendPage = (res: Response, { status, html }: { status: number; html: string }) => {
  // The token is in the address of the page.
  res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  res.status(status).type('html').send(html);
  return handled;
};

/** The pages behind the link that ends mails of one kind. */
export const unsubscribeRouter = (routes: RouteDeps, deps: UnsubscribeDeps): Router => {
  const router = Router();

  route(router, unsubscribeEndpoints.unsubscribePage, routes, async ({ query, language, res }) =>
    sendPage(res, await showUnsubscribe(deps, { token: query.token, language })),
  );

  route(router, unsubscribeEndpoints.unsubscribe, routes, async ({ query, language, res }) =>
    sendPage(res, await unsubscribe(deps, { token: query.token, language })),
  );

  return router;
};
