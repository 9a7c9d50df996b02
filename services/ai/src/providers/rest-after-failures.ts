import { ProviderError, type ModelFailure } from './provider-error.ts';
import type { ChatModel, ChatPart, ChatRequest } from './provider-port.ts';

interface RestOptions {
  /** After so many failed calls in a row. */
  failures: number;
  /** How long nothing is asked then, in milliseconds; longer where the provider says so. */
  restMs: number;
  now: () => number;
}

/** The provider asks for so long at most, whatever it says. */
const longestRestMs = 5 * 60_000;
/** These say that it is away for everybody; others may be about one question. */
const outages: readonly ModelFailure[] = ['unreachable', 'slow', 'rate-limited', 'over-quota', 'rejected'];

/**
 * Leaves a model alone for a while after it has failed several times in a row, so that nobody waits for a provider that is
 * down: what is asked meanwhile fails at once, for the last reason.
 */
export const restAfterFailures = (model: ChatModel, { failures, restMs, now }: RestOptions): ChatModel => {
  let inARow = 0;
  let restsUntil = 0;
  let last: ModelFailure = 'unreachable';

  const failed = ({ kind, retryAfterMs = 0 }: ProviderError): void => {
    if (!outages.includes(kind)) return;
    inARow += 1;
    last = kind;
    if (inARow >= failures) restsUntil = now() + Math.min(longestRestMs, Math.max(restMs, retryAfterMs));
  };

  async function* stream(request: ChatRequest): AsyncGenerator<ChatPart> {
    if (now() < restsUntil) throw new ProviderError(last, 'the model rests after failing several times');
    try {
      for await (const part of model.stream(request)) {
        inARow = 0;
        yield part;
      }
    } catch (error) {
      if (error instanceof ProviderError) failed(error);
      throw error;
    }
  }

  return { name: model.name, stream };
};
