import type { AiFeature } from '@academy/contracts/http/ai/budgets.ts';
import type { Plan } from '@academy/contracts/shared/people.ts';
import { isStaff } from '@academy/contracts/shared/permissions.ts';
import type { AccountLimits, Lane } from './account.ts';
import type { Spender } from './budget-port.ts';

export interface BudgetSettings {
  tokensPerDay: Readonly<Record<Plan | 'staff', number>>;
  /** Of all members together, spent on models. */
  academyTokensPerDay: number;
  callsPerMinute: number;
}

const atOnce: Readonly<Record<Lane, number>> = { answer: 2, generation: 1 };

/** What staff may spend is their own, whatever their plan. */
export const limitsOf = (
  { tokensPerDay, callsPerMinute }: BudgetSettings,
  { role, plan }: Pick<Spender, 'role' | 'plan'>,
): AccountLimits => ({
  tokensPerDay: tokensPerDay[isStaff(role) ? 'staff' : plan],
  callsPerMinute,
  atOnce,
});

interface FeatureRule {
  lane: Lane;
  countsPerMinute: boolean;
}

const answer: FeatureRule = { lane: 'answer', countsPerMinute: true };

/** How calls of a feature count. A text is spoken in segments, each a call, so these do not count by the minute. */
export const featureRules: Readonly<Record<AiFeature, FeatureRule>> = {
  tutor: answer,
  playground: answer,
  'second-opinion': answer,
  summary: { lane: 'generation', countsPerMinute: true },
  speech: { lane: 'generation', countsPerMinute: false },
};
