import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { accountAt, remainingOf, reserveCall, type Hold, type Refusal } from '../domain/account.ts';
import type { BudgetRequest, Budgets } from '../domain/budget-port.ts';
import { academyBudgetSpent, refusedByBudget } from '../domain/budget-texts.ts';
import { endOfDay } from '../domain/day.ts';
import { featureRules, limitsOf } from '../domain/limits.ts';
import type { BudgetDeps } from './budget-deps.ts';
import { createReservation } from './create-reservation.ts';

const reserveInAccount = async (
  { accounts, settings, leaseMs, now }: BudgetDeps,
  { spender, feature, tokens }: BudgetRequest,
): Promise<Hold> => {
  const at = { limits: limitsOf(settings, spender), now: now() };
  const request = { ...featureRules[feature], id: newId(), tokens, leaseMs };
  let hold: Hold | undefined;
  const refusal = await accounts.change<Refusal>(spender.userId, at.now, (known) => {
    const result = reserveCall(known, request, at);
    if (result.refusal) return { refused: result.refusal };
    hold = result.hold;
    return { account: result.account };
  });
  if (refusal) throw refusedByBudget(refusal);
  if (!hold) throw new Error('a reservation was written without its hold');
  return hold;
};

/** Whether the academy's day has room for it. What dead processes reserved is returned before it says no. */
const reserveInAcademy = async (
  { academyDays, settings, now }: BudgetDeps,
  { day, id, tokens, expiresAt }: Hold,
): Promise<boolean> => {
  const reserve = () => academyDays.reserve(day, { id, tokens, expiresAt }, settings.academyTokensPerDay);
  if (await reserve()) return true;
  await academyDays.expire(day, now());
  return reserve();
};

/**
 * What members spend on AI, counted in the store, so that replicas share it: in a person's account, and in the academy's
 * day where a model is paid.
 */
export const createBudgets = (deps: BudgetDeps): Budgets => ({
  reserve: async (request) => {
    const hold = await reserveInAccount(deps, request);
    const reservation = createReservation(deps, { hold, request });
    if (request.provider === 'built-in') return reservation;
    try {
      if (await reserveInAcademy(deps, hold)) return reservation;
    } catch (error) {
      await reservation.release();
      throw error;
    }
    await reservation.release();
    const now = deps.now();
    throw academyBudgetSpent((endOfDay(now).getTime() - now.getTime()) / 1_000);
  },

  read: async (spender) => {
    const now = deps.now();
    const { tokensPerDay } = limitsOf(deps.settings, spender);
    const account = accountAt(await deps.accounts.find(spender.userId), now);
    return { limit: tokensPerDay, remaining: remainingOf(account, tokensPerDay), resetsAt: endOfDay(now) };
  },

  erase: (userId) => deps.accounts.erase(userId),
});
