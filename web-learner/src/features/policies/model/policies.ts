export type PolicyName = 'privacy' | 'cookies' | 'terms' | 'sale' | 'withdrawal' | 'legal';

/** The day each text last changed. */
export const lastUpdated: Record<PolicyName, string> = {
  privacy: '2026-11-28',
  cookies: '2026-11-28',
  terms: '2026-11-22',
  sale: '2026-11-23',
  withdrawal: '2026-11-22',
  legal: '2026-11-21',
};
