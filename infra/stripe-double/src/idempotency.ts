import { keyInUse, keyReused, StripeFault } from './fault.ts';
import type { KeptAnswer, World } from './world.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** It never reached the account: refused for what it asks. */
export const isValidation = ({ status }: Answer): boolean => [400, 401, 404, 429].includes(status);

/**
 * As Stripe documents it: the answer to the first request with a key, failures of the endpoint included, is the answer
 * to every later one with the same parameters; what never reached the endpoint is not kept.
 */
export const createIdempotency = ({ answers: kept, now }: World) => {
  const idempotent = async (
    key: string | undefined,
    request: string,
    carryOut: () => Promise<Answer>,
  ): Promise<Answer & { isReplay: boolean }> => {
    if (key === undefined) return { ...(await carryOut()), isReplay: false };
    const known = kept.get(key);
    if (known && known.request !== request) throw keyReused(key);
    if (known?.answer) return { ...known.answer, isReplay: true };
    if (known) throw keyInUse(key);
    const own: KeptAnswer = { request, answer: null, at: now() };
    kept.set(key, own);
    try {
      own.answer = await carryOut();
      if (isValidation(own.answer)) kept.delete(key);
      return { ...own.answer, isReplay: false };
    } catch (error) {
      if (!(error instanceof StripeFault)) kept.delete(key);
      throw error;
    }
  };
  return { idempotent, forget: (): void => kept.clear() };
};
