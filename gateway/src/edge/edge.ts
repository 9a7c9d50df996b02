import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Owner } from '@academy/contracts/registry/services.ts';
import { childTraceparent } from '@academy/service-kit/context/request-context.ts';
import { DomainError, notFound, tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { kitTexts } from '@academy/service-kit/errors/kit-texts.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Forward } from '../forwarding/forward.ts';
import type { ForwardedCall } from '../forwarding/forwarded-call.ts';
import { requestIdHeader, type FlatHeaders, type Origin } from '../forwarding/headers.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { RouteOf } from '../routing/route-table.ts';
import { answerProblem } from './answer-problem.ts';
import { clientAddress } from './client-address.ts';
import { unusableTarget } from './gateway-texts.ts';
import { normaliseTarget } from './request-target.ts';

export interface EdgeDeps {
  routeOf: RouteOf;
  forwards: Readonly<Partial<Record<Owner, Forward>>>;
  /** Express: what the gateway answers itself. */
  own: RequestListener;
  rateLimit: RateLimit;
  /** What every answer carries: names in lower case and values in turns. */
  securityHeaders: readonly string[];
  trustedHops: number;
  logger: Logger;
  onAnswer: (
    req: IncomingMessage,
    res: ServerResponse,
    call: { owner: Owner | 'nobody'; requestId: string; startedAt: number },
  ) => void;
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
  const { routeOf, forwards, own, rateLimit, securityHeaders, trustedHops, logger } = deps;

  const originOf = (
    req: IncomingMessage,
    { address, owner, requestId }: { address: string; owner: Owner; requestId: string },
  ): Origin => {
    const isForwardedHttps = trustedHops > 0 && req.headers['x-forwarded-proto'] === 'https';
    return {
      address,
      host: req.headers.host ?? '',
      protocol: isForwardedHttps ? 'https' : 'http',
      requestId,
      traceparent: childTraceparent(req.headers.traceparent as string | undefined),
      mayHaveCookies: owner === 'auth',
    };
  };

  const forwardCall = (
    req: IncomingMessage,
    res: ServerResponse,
    call: ForwardedCall & { forward: Forward },
  ): void => {
    void call.forward(req, res, call).catch((error: unknown) => {
      logger.error({ err: error, path: req.url }, 'a call could not be forwarded');
      const refusal = new DomainError({ status: 500, code: 'internal', text: kitTexts.internal });
      answerProblem(req, res, { refusal, ownHeaders: call.ownHeaders });
    });
  };

  /** Express sets the request id itself, and observes its own answers. */
  const answerOwn: RequestListener = (req, res) => {
    for (let i = 0; i < securityHeaders.length; i += 2)
      res.setHeader(securityHeaders[i] ?? '', securityHeaders[i + 1] ?? '');
    own(req, res);
  };

  return (req, res) => {
    const startedAt = performance.now();
    const path = normaliseTarget(req);
    const isApi = path !== null && isCall(path);
    const route = isApi ? routeOf(req.method ?? 'GET', path) : null;
    const isOwn = path !== null && (!isApi || route?.owner === 'gateway' || path === '/metrics');

    const address = clientAddress(req, trustedHops);
    const wait = rateLimit(address, isApi ? 'call' : 'page', route?.policy.cost ?? null);
    if (wait === null && isOwn) {
      answerOwn(req, res);
      return;
    }
    const requestId = requestIdOf(req);
    const ownHeaders: FlatHeaders = [...securityHeaders, requestIdHeader, requestId];
    const refuse = (refusal: DomainError): void => answerProblem(req, res, { refusal, ownHeaders });
    res.on('close', () => deps.onAnswer(req, res, { owner: route?.owner ?? 'nobody', requestId, startedAt }));
    const forward = route ? forwards[route.owner] : undefined;
    if (path === null) refuse(unusableTarget());
    else if (wait !== null) refuse(tooMany(wait));
    else if (!route || !forward) refuse(notFound('not-found', kitTexts.notFound));
    else {
      const origin = originOf(req, { address, owner: route.owner, requestId });
      forwardCall(req, res, { origin, policy: route.policy, ownHeaders, forward });
    }
  };
};
