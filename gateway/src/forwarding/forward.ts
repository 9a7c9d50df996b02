import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { DomainError, payloadTooLarge } from '@academy/service-kit/errors/domain-error.ts';
import { errors, type Dispatcher } from 'undici';
import { answerProblem } from '../edge/answer-problem.ts';
import { brokenOff, deadlinePassed, serviceAway } from '../edge/gateway-texts.ts';
import { bodyLimitOf, countingBody } from '../limits/body-limit.ts';
import { admit, closedCircuit, failed, retryAfter, succeeded, type Circuit } from './circuit.ts';
import { requestHeaders, responseHeaders, type Origin } from './headers.ts';

/** Sends one call on to the service behind this upstream and its answer back. */
export type Forward = (req: IncomingMessage, res: ServerResponse, origin: Origin) => void;

const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const pathOf = (req: IncomingMessage): string => (req.url ?? '/').split('?', 1)[0] ?? '/';

class CallerLeft extends Error {}

const refusalFor = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
    return deadlinePassed();
  return brokenOff();
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A call that the service never took: nobody listens there. */
const isAway = (error: unknown): boolean =>
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error));

/** What counts against the service, as against something that the caller did. */
const isServiceFault = (error: unknown): boolean =>
  !(error instanceof CallerLeft) && !(error instanceof DomainError);

export const createForward = (options: {
  agent: Dispatcher;
  /** The service's address, such as `http://127.0.0.1:4001`. */
  upstream: string;
  now?: () => number;
}): Forward => {
  const { agent, upstream, now = Date.now } = options;
  let circuit: Circuit = closedCircuit;

  const send = (req: IncomingMessage, res: ServerResponse, origin: Origin): void => {
    const limit = bodyLimitOf(pathOf(req));
    let stop: ((reason: Error) => void) | undefined;
    let over = false;
    const fail = (error: unknown): void => {
      if (over) return;
      over = true;
      if (isServiceFault(error)) circuit = failed(circuit, now());
      if (!(error instanceof CallerLeft))
        answerProblem(
          req,
          res,
          isAway(error) ? serviceAway(retryAfter(circuit, now())) : refusalFor(error),
          origin.requestId,
        );
    };
    const body = hasBody(req) ? countingBody(limit) : null;
    if (body)
      pipeline(req, body, (error) => {
        if (!error) return;
        fail(error instanceof DomainError ? error : new CallerLeft());
        stop?.(error);
      });
    res.once('close', () => {
      if (!res.writableFinished) stop?.(new CallerLeft());
    });
    agent.dispatch(
      {
        origin: upstream,
        path: req.url ?? '/',
        method: (req.method ?? 'GET') as Dispatcher.HttpMethod,
        headers: requestHeaders(req, origin),
        body,
      },
      {
        onRequestStart(controller) {
          stop = (reason) => controller.abort(reason);
          if (res.destroyed) controller.abort(new CallerLeft());
        },
        onResponseStart(controller, status, headers) {
          // 1xx answers are between the gateway and the service.
          if (status < 200) return;
          circuit = succeeded();
          for (const [name, value] of responseHeaders(headers)) res.setHeader(name, value);
          res.writeHead(status);
          res.on('drain', () => controller.resume());
        },
        onResponseData(controller, chunk) {
          if (!res.write(chunk)) controller.pause();
        },
        onResponseEnd() {
          over = true;
          res.end();
        },
        onResponseError(_controller, error) {
          fail(error);
        },
      },
    );
  };

  return (req, res, origin) => {
    const entry = admit(circuit, now());
    circuit = entry.circuit;
    if (!entry.admitted) {
      answerProblem(req, res, serviceAway(retryAfter(circuit, now())), origin.requestId);
      return;
    }
    if (Number(req.headers['content-length'] ?? 0) > bodyLimitOf(pathOf(req))) {
      answerProblem(req, res, payloadTooLarge(), origin.requestId);
      return;
    }
    send(req, res, origin);
  };
};
