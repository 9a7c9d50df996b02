import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Config } from '../config.ts';
import { budgetRouter, type BudgetRouterDeps } from './api/budget-router.ts';
import { academyDayModel } from './data/academy-day-model.ts';
import { createAcademyDayRepository } from './data/academy-day-repository.ts';
import { accountModel } from './data/account-model.ts';
import { createAccountRepository } from './data/account-repository.ts';
import { usageModel } from './data/usage-model.ts';
import { createUsageRepository } from './data/usage-repository.ts';
import type { Budgets } from './domain/budget-port.ts';
import { dayOf } from './domain/day.ts';
import type { BudgetSettings } from './domain/limits.ts';
import { createBudgets } from './use-cases/create-budgets.ts';
import type { BudgetDeps } from './use-cases/budget-deps.ts';

const leaseMs = 60_000;

const settingsOf = (config: Config): BudgetSettings => ({
  tokensPerDay: {
    free: config.AI_TOKENS_PER_DAY_FREE,
    premium: config.AI_TOKENS_PER_DAY_PREMIUM,
    staff: config.AI_TOKENS_PER_DAY_STAFF,
  },
  academyTokensPerDay: config.AI_TOKENS_PER_DAY_ACADEMY,
  callsPerMinute: config.AI_CALLS_PER_MINUTE,
});

export const createBudgetModels = (mongo: Runtime['mongo']) => ({
  accounts: accountModel(mongo),
  academyDays: academyDayModel(mongo),
  usage: usageModel(mongo),
});

type BudgetModels = ReturnType<typeof createBudgetModels>;

/** The budgets, and what they cost the academy. */
export const createBudgetDeps = (
  models: BudgetModels,
  { config, logger, now }: { config: Config } & Pick<BudgetDeps, 'logger' | 'now'>,
) => {
  const usage = createUsageRepository(models.usage);
  const budgetSettings = settingsOf(config);
  const budgets = createBudgets({
    accounts: createAccountRepository(models.accounts),
    academyDays: createAcademyDayRepository(models.academyDays),
    usage,
    settings: budgetSettings,
    leaseMs,
    logger,
    now,
  });
  return { budgets, usage, budgetSettings };
};

/** What members and the academy may spend on AI, and what was spent. */
export const budgetFeature = (
  deps: BudgetRouterDeps & { budgets: Pick<Budgets, 'erase'> },
  models: BudgetModels,
): Feature =>
  defineFeature({
    name: 'budgets',
    models: Object.values(models),
    routers: (routes) => [budgetRouter(routes, deps)],
    sweeps: [
      {
        name: 'budgets of past days',
        retention: 'aiBudgets',
        model: models.accounts,
        filter: (at) => ({ changedAt: { $lt: keptSince('aiBudgets', at) } }),
      },
      {
        name: "the academy's past days",
        model: models.academyDays,
        filter: (at) => ({ _id: { $lt: dayOf(keptSince('aiBudgets', at)) } }),
      },
    ],
    erase: (userId) => deps.budgets.erase(userId),
  });
