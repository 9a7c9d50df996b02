/** What the business page claims and asks: product specification, sections 1 and 9. */
export const PRODUCTIVITY_GAIN_PERCENT = 40;

export type TeamPlanName = 'starter' | 'professional' | 'enterprise';

export interface TeamPlan {
  name: TeamPlanName;
  /** Cents per user and month; null where it is agreed on contact. */
  price: number | null;
  /** Null for unlimited. */
  users: number | null;
  isPopular: boolean;
}

export const TEAM_CURRENCY = 'eur';

export const teamPlans: readonly TeamPlan[] = [
  { name: 'starter', price: 8_900, users: 25, isPopular: false },
  { name: 'professional', price: 14_900, users: 100, isPopular: true },
  { name: 'enterprise', price: null, users: null, isPopular: false },
];
