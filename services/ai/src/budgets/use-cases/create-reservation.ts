import { keepLease } from '@academy/service-kit/time/keep-lease.ts';
import { renewCall, settleCall, type Hold } from '../domain/account.ts';
import type { BudgetRequest, Reservation, Spent } from '../domain/budget-port.ts';
import type { BudgetDeps } from './budget-deps.ts';

interface Reserved {
  hold: Hold;
  request: BudgetRequest;
}

/** No call takes longer: a reservation that nobody ended stops being renewed then. */
const longestCallMs = 15 * 60_000;

/** False where the lease has run out. */
const renew = async (
  { accounts, academyDays, leaseMs, now }: BudgetDeps,
  { hold, request }: Reserved,
): Promise<boolean> => {
  const at = now();
  const expiresAt = new Date(at.getTime() + leaseMs);
  const lost = await accounts.change<'lost'>(request.spender.userId, at, (known) => {
    const account = known && renewCall(known, { id: hold.id, expiresAt, now: at });
    return account ? { account } : { refused: 'lost' };
  });
  if (request.provider === 'openai') await academyDays.renew(hold.day, hold.id, expiresAt);
  return lost === null;
};

/** Ends the call in the person's account. One that was erased meanwhile stays so. */
const settleInAccount = async (
  { accounts, now }: BudgetDeps,
  { hold, request }: Reserved,
  tokens: number,
): Promise<void> => {
  const at = now();
  await accounts.change<'erased'>(request.spender.userId, at, (known) =>
    known ? { account: settleCall(known, hold, { tokens, now: at }) } : { refused: 'erased' },
  );
};

const settleEverywhere = async (deps: BudgetDeps, reserved: Reserved, spent: Spent | null): Promise<void> => {
  const { hold, request } = reserved;
  const tokens = spent ? spent.input + spent.output : 0;
  await settleInAccount(deps, reserved, tokens);
  if (request.provider === 'openai')
    await deps.academyDays.settle(hold.day, hold, spent?.provider === 'openai' ? tokens : 0);
  if (spent) await deps.usage.add(hold.day, request.feature, spent);
};

/** A reservation that has just been written, kept alive until it ends. */
export const createReservation = (deps: BudgetDeps, reserved: Reserved): Reservation => {
  const takenAt = Date.now();
  const lease = keepLease({
    renew: async () => Date.now() - takenAt < longestCallMs && renew(deps, reserved),
    leaseMs: deps.leaseMs,
    takenAt,
  });
  let isOver = false;

  const end = async (spent: Spent | null): Promise<void> => {
    if (isOver) return;
    isOver = true;
    lease.stop();
    try {
      await settleEverywhere(deps, reserved, spent);
    } catch (error) {
      // The answer was given: that it could not be charged is not its reader's trouble, and the lease returns the rest.
      deps.logger.warn({ err: error, feature: reserved.request.feature }, 'a call was not settled');
    }
  };

  return {
    tokens: reserved.hold.tokens,
    settle: (spent) => end(spent),
    release: () => end(null),
  };
};
