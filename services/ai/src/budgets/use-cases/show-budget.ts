import type { OwnBudget } from '@academy/contracts/http/ai/budgets.ts';
import type { AiDeps } from '../../use-cases/deps.ts';
import type { Spender } from '../domain/budget-port.ts';

/** What is left of a person's day. */
export const showBudget = async (
  { budgets, providers }: Pick<AiDeps, 'budgets' | 'providers'>,
  spender: Spender,
): Promise<OwnBudget> => {
  const { limit, remaining, resetsAt } = await budgets.read(spender);
  return { limit, remaining, resetsAt: resetsAt.toISOString(), hasModel: providers.chat !== null };
};
