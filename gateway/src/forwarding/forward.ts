import type { IncomingMessage, ServerResponse } from 'node:http';
import { payloadTooLarge } from '@academy/service-kit/errors/domain-error.ts';
import type { Dispatcher } from 'undici';
import { answerProblem } from '../edge/answer-problem.ts';
import { serviceAway } from '../edge/gateway-texts.ts';
import type { CollectBody } from '../limits/collect-body.ts';
import { createAsk, type BulkheadOf } from './ask.ts';
import type { Breaker } from './breaker.ts';
import { refusalFor } from './faults.ts';
import type { ForwardedCall } from './forwarded-call.ts';
import { hasBody, requestHeaders, responseHeaders } from './headers.ts';
import { isShareable } from './join-reads.ts';
import { createReadTogether } from './read-together.ts';
import { relay } from './relay.ts';

/** Sends one call on to the service behind this upstream and its answer back. Never rejects. */
export type Forward = (req: IncomingMessage, res: ServerResponse, call: ForwardedCall) => Promise<void>;

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

const signalOfLeaving = (res: ServerResponse): AbortSignal => {
  const left = new AbortController();
  if (res.destroyed) left.abort();
  else res.once('close', () => left.abort());
  return left.signal;
};

export const createForward = (options: ForwardOptions): Forward => {
  const { agent, breaker, bulkheadOf, collectBody, readStallMs = 30_000 } = options;
  const upstream = new URL(options.upstream);

  const ask = createAsk({ breaker, bulkheadOf });

  const bodyOf = (
    req: IncomingMessage,
    answer: ServerResponse,
    { origin, policy }: ForwardedCall,
  ): Promise<Buffer> | null => {
    if (!hasBody(req)) return null;
    if (Number(req.headers['content-length'] ?? 0) > policy.maxBodyBytes) throw payloadTooLarge();
    return collectBody(req, { address: origin.address, limit: policy.maxBodyBytes, answer });
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
    const pending = bodyOf(req, res, call);
    return pending ? pending.then((body) => sendWith(body, req, res, call)) : sendWith(null, req, res, call);
  };

  const readTogether = createReadTogether({ agent, upstream, ask, onAnswer: breaker.succeeded });

  const share = async (req: IncomingMessage, res: ServerResponse, call: ForwardedCall): Promise<void> => {
    const answer = await readTogether(req, call, signalOfLeaving(res));
    if (answer === null) return send(req, res, call);
    res.writeHead(answer.status, responseHeaders(answer.headers, call.ownHeaders));
    res.end(answer.body);
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
