import type { budgetEndpoints, OwnBudget, PlanBudgets } from '@academy/contracts/http/ai/budgets.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, type MutationFunctionContext, type QueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';

export type { OwnBudget, PlanBudgets };

const own = endpointRef<typeof budgetEndpoints.ownAiBudget>('GET', '/api/ai-budget');
const plans = endpointRef<typeof budgetEndpoints.planAiBudgets>('GET', '/api/ai-budget/plans');

/** What is left of the member's tokens today; every answer changes it, so it is read again on arrival. */
export const ownBudgetQuery = queryOptions({
  queryKey: ['/api/ai-budget'],
  queryFn: () => client.call(own, {}),
  staleTime: 0,
});

/** Where it is shown, what is left is read again: something has cost tokens. */
export const readBudgetAgain = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: ownBudgetQuery.queryKey });

/** Options of a mutation that costs tokens, and may have cost some though it failed. */
export const costsTokens = {
  onSettled: (
    _data: unknown,
    _error: Error | null,
    _sent: unknown,
    _before: unknown,
    { client: queries }: MutationFunctionContext,
  ) => readBudgetAgain(queries),
};

/** Tokens a day by plan, as configured, and whether a model answers. */
export const planBudgetsQuery = queryOptions({
  queryKey: ['/api/ai-budget/plans'],
  queryFn: () => client.call(plans, {}),
});
