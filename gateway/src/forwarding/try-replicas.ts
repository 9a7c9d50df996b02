import { notReadyHeader } from '@academy/service-kit/http/not-ready.ts';
import type { Dispatcher } from 'undici';
import { isConnectionLost, isNobodyThere } from './faults.ts';
import type { Replicas } from './replicas.ts';

const mostTries = 3;
/** By then a replica that was restarted is back, or its address is known no longer. */
const unreachableMs = 5_000;
/** For one that is starting or stopping. */
const unfitMs = 1_000;

/**
 * Sends a call to the replica whose turn it is, and to another where that one did not take it: nobody listens there, it is
 * starting or stopping, or the connection broke before the answer to a read. The last try's outcome is the call's.
 */
export const tryReplicas =
  (replicas: Replicas): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const isRead = options.method === 'GET' || options.method === 'HEAD';

    const observe = (replica: string, tries: number): Dispatcher.DispatchHandler => {
      const mayTryAgain = tries < mostTries;
      let isAnswered = false;
      let isRefused = false;
      return {
        onRequestStart: (...args) => handler.onRequestStart?.(...args),
        onResponseStart: (controller, status, headers, message) => {
          if (headers[notReadyHeader] !== undefined) replicas.putLast(replica, unfitMs);
          isRefused = mayTryAgain && headers[notReadyHeader] !== undefined;
          isAnswered ||= status >= 200;
          if (!isRefused) handler.onResponseStart?.(controller, status, headers, message);
        },
        onResponseData: (controller, chunk) => {
          if (!isRefused) handler.onResponseData?.(controller, chunk);
        },
        onResponseEnd: (controller, trailers) => {
          if (isRefused) send(tries + 1);
          else handler.onResponseEnd?.(controller, trailers);
        },
        onResponseError: (controller, error) => {
          if (isNobodyThere(error)) replicas.putLast(replica, unreachableMs);
          if (isConnectionLost(error)) replicas.putLast(replica, unfitMs);
          const isUntouched = isNobodyThere(error) || (isRead && !isAnswered && isConnectionLost(error));
          if (mayTryAgain && isUntouched) send(tries + 1);
          else handler.onResponseError?.(controller, error);
        },
      };
    };

    const sendTo = (replica: string, tries: number): void => {
      dispatch({ ...options, origin: `http://${replica}` }, observe(replica, tries));
    };
    const send = (tries: number): void => {
      const replica = replicas.next();
      if (typeof replica === 'string') return sendTo(replica, tries);
      replica.then(
        (found) => sendTo(found, tries),
        // undici's own interceptors give no controller either where nothing was sent.
        (error: Error) => handler.onResponseError?.(null as never, error),
      );
    };
    send(1);
    return true;
  };
