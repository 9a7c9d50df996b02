import type { budgetEndpoints, OwnBudget, PlanBudgets } from '@academy/contracts/http/ai/budgets.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

export type { OwnBudget, PlanBudgets };

const own = endpointRef<typeof budgetEndpoints.ownAiBudget>('GET', '/api/ai-budget');
const plans = endpointRef<typeof budgetEndpoints.planAiBudgets>('GET', '/api/ai-budget/plans');

/** What is left of the member's tokens today; every question changes it, so it is read again on arrival. */
export const ownBudgetQuery = queryOptions({
  queryKey: ['/api/ai-budget'],
  queryFn: () => client.call(own, {}),
  staleTime: 0,
});

/** Tokens a day by plan, as configured; undefined until they are here. */
export const usePlanTokens = (): PlanBudgets['tokensPerDay'] | undefined =>
  useQuery({ queryKey: ['/api/ai-budget/plans'], queryFn: () => client.call(plans, {}) }).data?.tokensPerDay;
