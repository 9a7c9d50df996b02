import type { Request, Response, Router } from 'express';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@academy/contracts/http/endpoint.ts';
import { may } from '@academy/contracts/shared/permissions.ts';
import type { z } from 'zod';
import { currentContext } from '../context/request-context.ts';
import { forbidden, unauthorised } from '../errors/domain-error.ts';
import { assertInViewing } from '../identity/assert-in-viewing.ts';
import { bearerOf } from '../identity/create-identity.ts';
import type { Caller, IdentityPort } from '../identity/identity-port.ts';
import { saysViewing } from '../identity/tokens.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { ErasureGuard } from '../people/erasure-guard.ts';
import type { FieldLabels } from './field-labels.ts';
import { languageOf } from './language.ts';
import { parseRequestPart } from './parse-request-part.ts';

/** Returned by a handler that has written the answer to `res` itself: a stream, a file, a 304. */
export interface Handled {
  readonly answered: 'by the handler itself';
}
export const handled: Handled = { answered: 'by the handler itself' };

export interface RouteDeps {
  identity: IdentityPort;
  /** Check every answer against its contract; on everywhere but in production. */
  validateResponses: boolean;
  /** Names of fields for the texts of validation errors, beside the common ones. */
  labels?: FieldLabels;
  /** Erases what a member's call wrote where their account was deleted while it ran; GETs are taken not to write. */
  erasure?: Pick<ErasureGuard, 'guard'>;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

/** What a handler receives: the parts parsed by the contract, and who asks. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: CallerOf<E>;
  language: Language;
  requestId: string;
  req: Request;
  res: Response;
}

type Answer<E extends Endpoint> = ResponseOf<E> | Handled;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

const identify = async (endpoint: Endpoint, req: Request, identity: IdentityPort): Promise<Caller | null> => {
  if (endpoint.access !== 'public') return identity.identify(req);
  if (saysViewing(bearerOf(req.headers) ?? '')) {
    const caller = await identity.identify(req);
    // What a visitor sees would look like what the learner sees.
    if (caller === null) throw unauthorised();
    return caller;
  }
  // A visitor's page must not depend on a stale token, nor on auth being there.
  return identity.identify(req).catch(() => null);
};

const authorise = (endpoint: Endpoint, caller: Caller | null): void => {
  assertInViewing(endpoint, caller);
  if (endpoint.access === 'public') return;
  if (caller === null) throw unauthorised();
  if (endpoint.access !== 'member' && !may(caller.role, endpoint.access)) throw forbidden();
};

const parsePart = (schema: z.ZodType | undefined, value: unknown, labels?: FieldLabels): unknown =>
  schema && parseRequestPart(schema, value, labels);

const assertAnswer = (endpoint: Endpoint, answer: unknown): void => {
  const result = endpoint.response?.safeParse(answer);
  if (result?.success === false)
    throw new Error(`The answer of ${endpoint.method} ${endpoint.path} breaks its contract`, {
      cause: result.error,
    });
};

const send = (endpoint: Endpoint, res: Response, answer: unknown): void => {
  res.status(endpoint.status ?? 200);
  if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'no-store');
  if (answer === undefined) res.end();
  else res.json(answer);
};

/**
 * Binds an endpoint to a handler. In this order: who asks (401), whether they may (403), whether the request
 * fits the contract (400), the handler, whether its answer fits the contract (500, logged).
 */
export const route = <const E extends Endpoint>(
  router: Router,
  endpoint: E,
  deps: RouteDeps,
  handler: Handler<E>,
): void => {
  const answer = async (req: Request, res: Response): Promise<void> => {
    res.locals.route = endpoint.path;
    const caller = await identify(endpoint, req, deps.identity);
    authorise(endpoint, caller);
    // The three casts: the schemas have just parsed these parts, which the compiler cannot follow through E.
    const call: Call<E> = {
      params: parsePart(endpoint.params, req.params, deps.labels) as ParamsOf<E>,
      query: parsePart(endpoint.query, req.query, deps.labels) as QueryOf<E>,
      body: parsePart(endpoint.body, req.body ?? {}, deps.labels) as BodyOf<E>,
      caller: caller as CallerOf<E>,
      language: languageOf(req),
      requestId: currentContext()?.requestId ?? '',
      req,
      res,
    };
    const isWrite = caller !== null && endpoint.method !== 'GET';
    const run = async () => handler(call);
    const value = await (isWrite && deps.erasure ? deps.erasure.guard(caller.userId, run) : run());
    if (value === handled) return;
    if (deps.validateResponses) assertAnswer(endpoint, value);
    send(endpoint, res, value);
  };
  const method = endpoint.method.toLowerCase() as Lowercase<E['method']>;
  router[method](endpoint.path, answer);
};
