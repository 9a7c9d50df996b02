import type { IncomingMessage } from 'node:http';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Dispatcher } from 'undici';
import type { Ask } from './ask.ts';
import type { ForwardedCall } from './forwarded-call.ts';
import { sharedRequestHeaders } from './headers.ts';
import { createJoinReads, readWhole, shareKey, TooLargeToShare, type SharedAnswer } from './join-reads.ts';
import { dispatchOptions } from './relay.ts';

/** Larger answers of cacheable reads are not kept in memory for sharing. */
const sharedAnswerBytes = 1024 * 1024;

/** The answer that everybody gets who asks for the same now; null where it is too large for that. */
export type ReadTogether = (
  req: IncomingMessage,
  call: ForwardedCall,
  left: AbortSignal,
) => Promise<SharedAnswer | null>;

export const createReadTogether = (options: {
  agent: Dispatcher;
  upstream: URL;
  ask: Ask;
  onAnswer: () => void;
}): ReadTogether => {
  const { agent, upstream, ask, onAnswer } = options;
  const join = createJoinReads();

  const readTogether: ReadTogether = async (req, call, left) => {
    const { origin, policy } = call;
    let isAsking = false;
    try {
      return await join(shareKey(req, origin), left, (abandoned) => {
        isAsking = true;
        const headers = sharedRequestHeaders(req, origin);
        const request = dispatchOptions(req, { upstream, policy, headers, body: null });
        const reading = { limit: sharedAnswerBytes, abandoned, onAnswer };
        return ask(
          call,
          () => abandoned,
          () => readWhole(agent, request, reading),
        );
      });
    } catch (error) {
      if (error instanceof TooLargeToShare) return null;
      // The one who asked for all got no place, for what their own address does: another one asks.
      if (error instanceof DomainError && !isAsking) return readTogether(req, call, left);
      throw error;
    }
  };
  return readTogether;
};
