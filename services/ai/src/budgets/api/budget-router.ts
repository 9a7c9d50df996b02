import { budgetEndpoints } from '@academy/contracts/http/ai/budgets.ts';
import { usageEndpoints } from '@academy/contracts/http/ai/usage.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { parseStaffList, sendStaffList } from '@academy/service-kit/staff/staff-list.ts';
import { Router } from 'express';
import type { BudgetSettings } from '../domain/limits.ts';
import type { BudgetDeps } from '../use-cases/budget-deps.ts';
import { listUsage } from '../use-cases/list-usage.ts';
import { showBudget, type ShowBudgetDeps } from '../use-cases/show-budget.ts';

export interface BudgetRouterDeps extends ShowBudgetDeps, Pick<BudgetDeps, 'usage'> {
  budgetSettings: BudgetSettings;
}

export const budgetRouter = (routes: RouteDeps, deps: BudgetRouterDeps): Router => {
  const router = Router();

  route(router, budgetEndpoints.planAiBudgets, routes, () => {
    const { free, premium } = deps.budgetSettings.tokensPerDay;
    return { tokensPerDay: { free, premium }, hasModel: deps.providers.chat !== null };
  });

  route(router, budgetEndpoints.ownAiBudget, routes, ({ caller }) => showBudget(deps, caller));

  route(router, usageEndpoints.staffListAiUsage, routes, async ({ query, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await listUsage(deps, list);
    return sendStaffList(res, 'ai-usage', rows, list.range, total);
  });

  return router;
};
