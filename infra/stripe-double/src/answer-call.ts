import { expanded } from './expand.ts';
import { rateLimited, serverError, StripeFault, unknownUrl } from './fault.ts';
import { isValidation, type Answer, type createIdempotency } from './idempotency.ts';
import type { ReceivedRequest } from './request.ts';
import { balanceRoutes } from './routes/balance.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { customerRoutes } from './routes/customers.ts';
import { moneyRoutes } from './routes/money.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import type { Trouble } from './trouble.ts';
import { apiVersion, type World } from './world.ts';

const routes = [
  ...customerRoutes,
  ...balanceRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...moneyRoutes,
].map((one) => ({
  ...one,
  pattern: new RegExp(`^${one.path.replace(/:\w+/g, '([^/]+)')}$`),
}));

const carryOut = (world: World, { method, path, params }: ReceivedRequest, pages: string): Answer => {
  const found = routes.find((one) => one.method === method && one.pattern.test(path));
  if (!found) throw unknownUrl(method, path);
  const [id = '', ...more] = found.pattern.exec(path)?.slice(1) ?? [];
  const paths = Array.isArray(params['expand']) ? params['expand'].map(String) : [];
  return {
    status: 200,
    body: expanded(world, found.handle({ world, ids: [id, ...more], params, pages }), paths),
  };
};

const answerOf = async <T extends Answer>(work: () => Promise<T>): Promise<T | Answer> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body };
    throw error;
  }
};

export interface CallAnswer extends Answer {
  isReplay?: boolean;
  /** Whether there is something to keep. */
  hasChanged: boolean;
}

export interface CallOptions {
  world: World;
  keys: ReturnType<typeof createIdempotency>;
  /** Where payment pages are. */
  pages: string;
  trouble: Trouble | null;
}

/** Carries out a call of the API, once for each idempotency key. */
export const answerCall = async (
  request: ReceivedRequest,
  { world, keys, pages, trouble }: CallOptions,
): Promise<CallAnswer> => {
  let hasChanged = false;
  const answer = await answerOf(() => {
    // It speaks this version alone; the real one would answer in the shapes of the one asked for.
    if (request.version !== apiVersion) throw new Error(`asked for version ${request.version}`);
    if (trouble === 'rate-limit') throw rateLimited();
    const params = JSON.stringify([request.method, request.path, request.params]);
    return keys.idempotent(request.idempotencyKey, params, async () => {
      const done = await answerOf(async () => {
        const carriedOut = carryOut(world, request, pages);
        if (trouble === 'server-error') throw serverError();
        return carriedOut;
      });
      hasChanged = request.method !== 'GET' && !isValidation(done);
      return done;
    });
  });
  return { ...answer, hasChanged };
};
