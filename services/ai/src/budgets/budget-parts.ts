import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { Config } from '../config.ts';
import { academyDayModel } from './data/academy-day-model.ts';
import { createAcademyDayRepository } from './data/academy-day-repository.ts';
import { accountModel } from './data/account-model.ts';
import { createAccountRepository } from './data/account-repository.ts';
import { usageModel } from './data/usage-model.ts';
import { createUsageRepository } from './data/usage-repository.ts';
import { dayOf } from './domain/day.ts';
import type { BudgetSettings } from './domain/limits.ts';
import { createBudgets } from './use-cases/create-budgets.ts';

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

/** The budgets put together on their models. */
export const createBudgetParts = (
  { mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>,
  { config, now }: { config: Config; now: () => Date },
) => {
  const models = {
    accounts: accountModel(mongo),
    academyDays: academyDayModel(mongo),
    usage: usageModel(mongo),
  };
  const usage = createUsageRepository(models.usage);
  const settings = settingsOf(config);
  const budgets = createBudgets({
    accounts: createAccountRepository(models.accounts),
    academyDays: createAcademyDayRepository(models.academyDays),
    usage,
    settings,
    leaseMs,
    logger,
    now,
  });
  const sweeps: SweepJob[] = [
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
  ];
  return { budgets, usage, settings, sweeps };
};
