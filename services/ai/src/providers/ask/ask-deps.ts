import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Budgets } from '../../budgets/domain/budget-port.ts';
import type { ModelFailure } from '../provider-error.ts';
import type { Providers } from '../provider-port.ts';

/** How a call to the model ended. `stopped`: the caller left, or read no further. */
export type ModelOutcome = ModelFailure | 'answered' | 'stopped';

export interface AskDeps {
  providers: Providers;
  budgets: Budgets;
  /** Counts how calls to the model end. */
  onOutcome: (outcome: ModelOutcome) => void;
  logger: Logger;
}
