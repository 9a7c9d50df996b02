import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/people.ts';

/** Who asks, as far as the right to read goes; null for a visitor. */
export type Reader = PlanHolder;

/** Any signed-in member reads what is free; the rest takes premium access. */
export const mayReadWhole = (document: { isPremium: boolean }, reader: Reader | null): boolean =>
  reader !== null && (!document.isPremium || hasPremiumAccess(reader));
