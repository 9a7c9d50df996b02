export type TeamPlanName = 'starter' | 'professional' | 'enterprise';

export interface TeamPlan {
  name: TeamPlanName;
  /** Null for unlimited. */
  users: number | null;
}

/** Product specification, section 9. None can be bought yet, so none has a price. */
export const teamPlans: readonly TeamPlan[] = [
  { name: 'starter', users: 25 },
  { name: 'professional', users: 100 },
  { name: 'enterprise', users: null },
];
