import type { OwnBudget } from '@academy/contracts/http/ai/budgets.ts';
import type { Providers } from '../../providers/provider-port.ts';
import type { Budgets, Spender } from '../domain/budget-port.ts';

export interface ShowBudgetDeps {
  budgets: Pick<Budgets, 'read'>;
  providers: Pick<Providers, 'chat'>;
}

/** What is left of a person's day. */
export const showBudget = async (
  { budgets, providers }: ShowBudgetDeps,
  spender: Spender,
): Promise<OwnBudget> => {
  const { limit, remaining, resetsAt } = await budgets.read(spender);
  return { limit, remaining, resetsAt: resetsAt.toISOString(), hasModel: providers.chat !== null };
};
