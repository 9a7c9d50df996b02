import { createOutcomeCounter } from '@academy/service-kit/metrics/outcome-counter.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Budgets } from '../budgets/domain/budget-port.ts';
import type { AskDeps } from './ask/ask-deps.ts';
import { createAskModel } from './ask/ask-model.ts';
import type { Providers } from './provider-port.ts';
import { restAfterFailures } from './rest-after-failures.ts';

const rest = { failures: 3, restMs: 30_000, now: Date.now };

/** How models are asked: within budgets, counted, and left alone while they are down. */
export const createAsking = (
  { metrics, logger }: Pick<Runtime, 'metrics' | 'logger'>,
  { providers, budgets }: { providers: Providers; budgets: Budgets },
) => {
  const onOutcome: AskDeps['onOutcome'] = createOutcomeCounter(metrics, {
    name: 'ai_model_calls_total',
    help: 'Calls to the configured language model by how they ended',
  });
  const chat = providers.chat && restAfterFailures(providers.chat, rest);
  return createAskModel({ providers: { ...providers, chat }, budgets, onOutcome, logger });
};
