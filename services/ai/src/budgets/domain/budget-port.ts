import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { AiFeature } from '@academy/contracts/http/ai/budgets.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { TokenUsage } from '../../providers/provider-port.ts';

export type Spender = Pick<Caller, 'userId' | 'role' | 'plan'>;
export type ProviderKind = AnsweredBy['kind'];

export interface BudgetRequest {
  spender: Spender;
  feature: AiFeature;
  /** Who is meant to answer. Only what a model costs counts against what the academy may spend in a day. */
  provider: ProviderKind;
  /**
   * What the call may cost, question and answer together. As much of `atMost` as is left is reserved, and nothing where
   * less than `atLeast` is left. 0 for a call that costs no tokens but counts as one of those at once.
   */
  tokens: { atLeast: number; atMost: number };
}

/** What a call really cost, and who answered in the end. */
export interface Spent extends TokenUsage {
  provider: ProviderKind;
}

/** A claim on a person's budget and the academy's, with a lease: it ends by itself when this process dies. */
export interface Reservation {
  /** Between `atLeast` and `atMost`. */
  tokens: number;
  /** Ends the call with what it cost. Only the first of `settle` and `release` counts. */
  settle(spent: Spent): Promise<void>;
  /** Ends a call that cost nothing, such as one that failed before it began. */
  release(): Promise<void>;
}

export interface BudgetState {
  /** What a person of this role and plan may spend in a day, in tokens. */
  limit: number;
  /** What is neither spent nor reserved. */
  remaining: number;
  /** Midnight UTC. */
  resetsAt: Date;
}

export interface Budgets {
  /**
   * Reserves before a call. Throws DomainError 429: `budget-spent`, `academy-budget-spent`, `too-many-requests` for the
   * minute, `too-many-at-once`.
   */
  reserve(request: BudgetRequest): Promise<Reservation>;
  read(spender: Spender): Promise<BudgetState>;
  /** Forgets what a person has spent. */
  erase(userId: string): Promise<void>;
}
