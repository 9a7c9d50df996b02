import type { Plan, Role } from '@academy/contracts/shared/people.ts';

/** Who asks, as far as the right to read goes; null for a visitor. */
export interface Reader {
  role: Role;
  plan: Plan;
}

/** Premium members and administrators read everything; any signed-in member reads what is free. */
export const mayReadWhole = (document: { isPremium: boolean }, reader: Reader | null): boolean => {
  if (reader === null) return false;
  return !document.isPremium || reader.plan === 'premium' || reader.role === 'administrator';
};
