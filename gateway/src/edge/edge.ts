import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Owner, ServiceName } from '@academy/contracts/registry/services.ts';
import { childTraceparent } from '@academy/service-kit/context/request-context.ts';
import { DomainError, notFound, tooMany } from '@academy/service-kit/errors/domain-error.ts';
import { kitTexts } from '@academy/service-kit/errors/kit-texts.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Forward } from '../forwarding/forward.ts';
import type { Origin } from '../forwarding/headers.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { OwnerOf } from '../routing/route-table.ts';
import { answerProblem } from './answer-problem.ts';
import { clientAddress } from './client-address.ts';
import type { SetSecurityHeaders } from './security-headers.ts';

export interface EdgeDeps {
  ownerOf: OwnerOf;
  forwards: Readonly<Partial<Record<ServiceName, Forward>>>;
  /** Express: what the gateway answers itself. */
  own: RequestListener;
  rateLimit: RateLimit;
  setSecurityHeaders: SetSecurityHeaders;
  trustedHops: number;
  logger: Logger;
  onAnswer: (req: IncomingMessage, res: ServerResponse, owner: Owner | 'nobody', startedAt: number) => void;
}

const requestIdPattern = /^[\w.:-]{8,128}$/;

const originOf = (req: IncomingMessage, owner: Owner, trustedHops: number): Origin => {
  const given = String(req.headers['x-request-id'] ?? '');
  const isForwardedHttps = trustedHops > 0 && req.headers['x-forwarded-proto'] === 'https';
  return {
    address: clientAddress(req, trustedHops),
    host: req.headers.host ?? '',
    protocol: isForwardedHttps ? 'https' : 'http',
    requestId: requestIdPattern.test(given) ? given : randomUUID(),
    traceparent: childTraceparent(req.headers.traceparent as string | undefined),
    mayHaveCookies: owner === 'auth',
  };
};

/**
 * The gateway's front: limits and forwarding on the raw request, before express is involved, which costs
 * most of a proxy's speed. Whatever is not a call to a service goes to express.
 */
export const createEdge = (deps: EdgeDeps): RequestListener => {
  const { ownerOf, forwards, own, rateLimit, trustedHops, logger } = deps;

  const answerCall = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const startedAt = performance.now();
    const owner = ownerOf(path);
    const origin = originOf(req, owner ?? 'gateway', trustedHops);
    const observe = (): void => deps.onAnswer(req, res, owner ?? 'nobody', startedAt);
    res.setHeader('X-Request-Id', origin.requestId);
    res.once('close', observe);
    try {
      const wait = await rateLimit(origin.address, path);
      if (wait !== null) throw tooMany(wait);
      if (owner === 'gateway') {
        // Express observes its own answers.
        res.off('close', observe);
        own(req, res);
        return;
      }
      const forward = owner ? forwards[owner] : undefined;
      if (!forward) throw notFound('not-found', kitTexts.notFound);
      forward(req, res, origin);
    } catch (error) {
      if (!(error instanceof DomainError))
        logger.error({ err: error, path }, 'a call could not be forwarded');
      const refusal =
        error instanceof DomainError
          ? error
          : new DomainError({ status: 500, code: 'internal', text: kitTexts.internal });
      answerProblem(req, res, refusal, origin.requestId);
    }
  };

  return (req, res) => {
    deps.setSecurityHeaders(res);
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isCall = path.startsWith('/api/') && !path.startsWith('/api/docs');
    if (isCall) void answerCall(req, res, path);
    else own(req, res);
  };
};
