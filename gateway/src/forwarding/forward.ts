import type { IncomingMessage, ServerResponse } from 'node:http';
import { payloadTooLarge } from '@academy/service-kit/errors/domain-error.ts';
import { addressKey } from '@academy/service-kit/http/address-key.ts';
import type { Dispatcher } from 'undici';
import { answerProblem } from '../edge/answer-problem.ts';
import { overloaded, serviceAway } from '../edge/gateway-texts.ts';
import { CallerLeft, type CollectBody } from '../limits/collect-body.ts';
import type { Bulkhead } from '../limits/bulkhead.ts';
import type { CallPolicy } from '../routing/call-policy.ts';
import type { Breaker } from './breaker.ts';
import { isServiceFault, refusalFor } from './faults.ts';
import {
  hasBody,
  requestHeaders,
  responseHeaders,
  sharedRequestHeaders,
  type FlatHeaders,
  type Origin,
} from './headers.ts';
import {
  createJoinReads,
  isShareable,
  readWhole,
  shareKey,
  TooLargeToShare,
  type SharedAnswer,
} from './join-reads.ts';
import { dispatchOptions, relay } from './relay.ts';

export interface ForwardedCall {
  origin: Origin;
  policy: CallPolicy;
  /** What the gateway itself says in every answer, names in lower case. */
  ownHeaders: FlatHeaders;
}

/** Sends one call on to the service behind this upstream and its answer back. Never rejects. */
export type Forward = (req: IncomingMessage, res: ServerResponse, call: ForwardedCall) => Promise<void>;

/** Places at a service by the kind of call: streams and password hashes take none from the short calls. */
export type BulkheadOf = (policy: CallPolicy) => Bulkhead;

export interface ForwardOptions {
  agent: Dispatcher;
  /** The service's address, such as `http://127.0.0.1:4001`. */
  upstream: string;
  breaker: Breaker;
  bulkheadOf: BulkheadOf;
  collectBody: CollectBody;
  /** A caller that reads nothing of its answer for this long is cut off. */
  readStallMs?: number;
}

/** Larger answers of cacheable reads are not kept in memory for sharing. */
const sharedAnswerBytes = 1024 * 1024;

const signalOfLeaving = (res: ServerResponse): AbortSignal => {
  const left = new AbortController();
  if (res.destroyed) left.abort();
  else res.once('close', () => left.abort());
  return left.signal;
};

export const createForward = (options: ForwardOptions): Forward => {
  const { agent, breaker, bulkheadOf, collectBody, readStallMs = 30_000 } = options;
  const upstream = new URL(options.upstream);
  const join = createJoinReads();

  /** Runs one call to the service in a place of its bulkhead, and counts what becomes of it for the circuit. */
  const ask = async <T>(
    { origin, policy }: ForwardedCall,
    left: () => AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    const bulkhead = bulkheadOf(policy);
    const caller = addressKey(origin.address);
    if (!bulkhead.tryEnter(caller)) {
      if (!(await bulkhead.enter(caller, left()))) throw left().aborted ? new CallerLeft() : overloaded();
      if (breaker.isOpen()) {
        bulkhead.leave(caller);
        throw serviceAway(breaker.retryAfter());
      }
    }
    try {
      return await work();
    } catch (error) {
      if (isServiceFault(error, policy.deadlineMs !== null)) breaker.failed();
      throw error;
    } finally {
      bulkhead.leave(caller);
    }
  };

  const bodyOf = (req: IncomingMessage, { origin, policy }: ForwardedCall): Promise<Buffer> | null => {
    if (!hasBody(req)) return null;
    if (Number(req.headers['content-length'] ?? 0) > policy.maxBodyBytes) throw payloadTooLarge();
    return collectBody(req, { address: origin.address, limit: policy.maxBodyBytes });
  };

  const sendWith = (
    body: Buffer | null,
    req: IncomingMessage,
    res: ServerResponse,
    call: ForwardedCall,
  ): Promise<void> => {
    const { policy, ownHeaders } = call;
    const headers = requestHeaders(req, call.origin);
    return ask(
      call,
      () => signalOfLeaving(res),
      () =>
        relay(req, res, {
          agent,
          upstream,
          policy,
          headers,
          body,
          ownHeaders,
          readStallMs,
          onAnswer: breaker.succeeded,
        }),
    );
  };

  const send = (req: IncomingMessage, res: ServerResponse, call: ForwardedCall): Promise<void> => {
    const pending = bodyOf(req, call);
    return pending ? pending.then((body) => sendWith(body, req, res, call)) : sendWith(null, req, res, call);
  };

  const readTogether = (
    req: IncomingMessage,
    res: ServerResponse,
    call: ForwardedCall,
  ): Promise<SharedAnswer> => {
    const { origin, policy } = call;
    return join(shareKey(req, origin), signalOfLeaving(res), (abandoned) => {
      const headers = sharedRequestHeaders(req, origin);
      const request = dispatchOptions(req, { upstream, policy, headers, body: null });
      const reading = { limit: sharedAnswerBytes, abandoned, onAnswer: breaker.succeeded };
      return ask(
        call,
        () => abandoned,
        () => readWhole(agent, request, reading),
      );
    });
  };

  const share = async (req: IncomingMessage, res: ServerResponse, call: ForwardedCall): Promise<void> => {
    try {
      const { status, headers, body } = await readTogether(req, res, call);
      res.writeHead(status, responseHeaders(headers, call.ownHeaders));
      res.end(body);
    } catch (error) {
      if (!(error instanceof TooLargeToShare)) throw error;
      await send(req, res, call);
    }
  };

  return async (req, res, call) => {
    try {
      if (!breaker.admit()) throw serviceAway(breaker.retryAfter());
      const mayShare = call.policy.cacheable && isShareable(req) && !hasBody(req);
      await (mayShare ? share : send)(req, res, call);
    } catch (error) {
      const refusal = refusalFor(error, breaker.retryAfter());
      if (refusal) answerProblem(req, res, { refusal, ownHeaders: call.ownHeaders });
    }
  };
};
