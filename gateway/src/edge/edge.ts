import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Owner } from '@academy/contracts/registry/services.ts';
import { childTraceparent } from '@academy/service-kit/context/request-context.ts';
import { DomainError, notFound, tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { kitTexts } from '@academy/service-kit/errors/kit-texts.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Forward } from '../forwarding/forward.ts';
import type { Origin } from '../forwarding/headers.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Route, RouteOf } from '../routing/route-table.ts';
import { answerProblem } from './answer-problem.ts';
import { clientAddress } from './client-address.ts';
import { unusableTarget } from './gateway-texts.ts';
import { normaliseTarget } from './request-target.ts';
import type { SetSecurityHeaders } from './security-headers.ts';

export interface EdgeDeps {
  routeOf: RouteOf;
  forwards: Readonly<Partial<Record<Owner, Forward>>>;
  /** Express: what the gateway answers itself. */
  own: RequestListener;
  rateLimit: RateLimit;
  setSecurityHeaders: SetSecurityHeaders;
  trustedHops: number;
  logger: Logger;
  onAnswer: (req: IncomingMessage, res: ServerResponse, owner: Owner | 'nobody', startedAt: number) => void;
}

const requestIdPattern = /^[\w.:-]{8,128}$/;

const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
};

/** Calls of the API in any spelling; the description of the API is a page. */
const isCall = (path: string): boolean => /^\/(api(?!\/docs(\/|$))(\/|$)|metrics$)/i.test(path);

/**
 * The gateway's front: limits and forwarding on the raw request, before express is involved, which costs
 * most of a proxy's speed. Whatever is not a call to a service goes to express.
 */
export const createEdge = (deps: EdgeDeps): RequestListener => {
  const { routeOf, forwards, own, rateLimit, trustedHops, logger } = deps;

  const originOf = (req: IncomingMessage, address: string, owner: Owner): Origin => {
    const isForwardedHttps = trustedHops > 0 && req.headers['x-forwarded-proto'] === 'https';
    return {
      address,
      host: req.headers.host ?? '',
      protocol: isForwardedHttps ? 'https' : 'http',
      requestId: requestIdOf(req),
      traceparent: childTraceparent(req.headers.traceparent as string | undefined),
      mayHaveCookies: owner === 'auth',
    };
  };

  const refuse = (req: IncomingMessage, res: ServerResponse, refusal: DomainError): void => {
    const requestId = requestIdOf(req);
    res.setHeader('X-Request-Id', requestId);
    answerProblem(req, res, refusal, requestId);
  };

  const forwardCall = (
    req: IncomingMessage,
    res: ServerResponse,
    call: Route & { address: string; forward: Forward },
  ): void => {
    const origin = originOf(req, call.address, call.owner);
    res.setHeader('X-Request-Id', origin.requestId);
    void call.forward(req, res, { origin, policy: call.policy }).catch((error: unknown) => {
      logger.error({ err: error, path: req.url }, 'a call could not be forwarded');
      answerProblem(
        req,
        res,
        new DomainError({ status: 500, code: 'internal', text: kitTexts.internal }),
        origin.requestId,
      );
    });
  };

  return (req, res) => {
    const startedAt = performance.now();
    deps.setSecurityHeaders(res);
    const path = normaliseTarget(req);
    const isApi = path !== null && isCall(path);
    const route = isApi ? routeOf(req.method ?? 'GET', path) : null;
    const isOwn = path !== null && (!isApi || route?.owner === 'gateway' || path === '/metrics');
    const observe = (): void => deps.onAnswer(req, res, route?.owner ?? 'nobody', startedAt);

    const address = clientAddress(req, trustedHops);
    const wait = rateLimit(address, isApi ? 'call' : 'page', route?.policy.cost ?? null);
    if (wait === null && isOwn) {
      // Express observes its own answers.
      own(req, res);
      return;
    }
    res.once('close', observe);
    const forward = route ? forwards[route.owner] : undefined;
    if (path === null) refuse(req, res, unusableTarget());
    else if (wait !== null) refuse(req, res, tooMany(wait));
    else if (!route || !forward) refuse(req, res, notFound('not-found', kitTexts.notFound));
    else forwardCall(req, res, { ...route, address, forward });
  };
};
