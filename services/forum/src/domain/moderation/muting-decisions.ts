import type { CaseEntry, DecisionEntry } from './case.ts';

type Muting = DecisionEntry & { muteDays: number };

/** Names a decision among those of all cases. */
export const decisionIdOf = (caseId: string, { at }: Pick<DecisionEntry, 'at'>): string =>
  `${caseId}@${at.toISOString()}`;

/** The last decision that mutes the author too. */
export const lastMuting = (history: readonly CaseEntry[]): Muting | undefined =>
  history.findLast((entry): entry is Muting => entry.kind === 'decision' && entry.muteDays !== undefined);
