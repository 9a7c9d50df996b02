import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { CallerLeft } from '../limits/collect-body.ts';
import type { CallPolicy } from '../routing/call-policy.ts';
import { responseHeaders, type FlatHeaders } from './headers.ts';

/** Bytes of an answer that the gateway takes from a service ahead of a slow caller, so that the service is done with it. */
const aheadBytes = 256 * 1024;

export interface RelayOptions {
  agent: Dispatcher;
  /** Parsed once: undici would do it at every call. */
  upstream: URL;
  policy: CallPolicy;
  headers: FlatHeaders;
  body: Buffer | null;
  /** What the gateway itself says in every answer, names in lower case. */
  ownHeaders: FlatHeaders;
  /** A caller that reads nothing for this long is cut off. */
  readStallMs: number;
  onAnswer: () => void;
}

/** One call to a service as undici takes it. */
export const dispatchOptions = (
  req: IncomingMessage,
  { upstream, policy, headers, body }: Pick<RelayOptions, 'upstream' | 'policy' | 'headers' | 'body'>,
): Dispatcher.DispatchOptions => ({
  origin: upstream,
  path: req.url ?? '/',
  method: (req.method ?? 'GET') as Dispatcher.HttpMethod,
  // undici takes names and values in turns, with several values of one name as an array; its type names texts only.
  headers: headers as string[],
  body,
  headersTimeout: policy.deadlineMs,
  bodyTimeout: policy.deadlineMs,
});

/**
 * Sends a call to the service and its answer to the caller, part by part. Resolves when the answer is over;
 * rejects with undici's error, or with CallerLeft when the caller went, which ends the call to the service too.
 */
export const relay = (req: IncomingMessage, res: ServerResponse, options: RelayOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    let abort: ((reason: Error) => void) | undefined;
    let stalled: NodeJS.Timeout | undefined;
    let expected = -1;
    const leave = (): void => abort?.(new CallerLeft());
    const finish = (): void => {
      clearTimeout(stalled);
      abort = undefined;
    };
    res.on('close', leave);
    options.agent.dispatch(dispatchOptions(req, options), {
      onRequestStart(controller) {
        abort = (reason) => controller.abort(reason);
        if (res.destroyed) leave();
      },
      onResponseStart(_controller, status, headers) {
        // 1xx answers are between the gateway and the service.
        if (status < 200) return;
        options.onAnswer();
        expected = Number(headers['content-length'] ?? -1);
        res.writeHead(status, responseHeaders(headers, options.ownHeaders));
        if (options.policy.streams) res.flushHeaders();
      },
      onResponseData(controller, chunk) {
        if (chunk.length === expected) {
          // Head and body in one write, which as Latin-1 leaves every byte as it is.
          res.end(chunk.toString('latin1'), 'latin1');
          return;
        }
        if (res.write(chunk) || res.writableLength < aheadBytes || stalled) return;
        controller.pause();
        res.once('drain', () => {
          clearTimeout(stalled);
          stalled = undefined;
          controller.resume();
        });
        stalled = setTimeout(() => res.destroy(), options.readStallMs);
      },
      onResponseEnd() {
        finish();
        if (!res.writableEnded) res.end();
        resolve();
      },
      onResponseError(_controller, error) {
        finish();
        reject(error);
      },
    });
  });
