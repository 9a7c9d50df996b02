import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { AcademyDayRepository } from '../data/academy-day-repository.ts';
import type { AccountRepository } from '../data/account-repository.ts';
import type { UsageRepository } from '../data/usage-repository.ts';
import type { BudgetSettings } from '../domain/limits.ts';

export interface BudgetDeps {
  accounts: AccountRepository;
  academyDays: AcademyDayRepository;
  usage: UsageRepository;
  settings: BudgetSettings;
  /** How long a reservation outlives its process. It is renewed three times in that time. */
  leaseMs: number;
  logger: Logger;
  now: () => Date;
}
