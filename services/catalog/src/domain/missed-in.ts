import type { AttemptRecord } from './attempt.ts';

/** How one criterion stood, as far as it tells whether it was missed. */
export type Stood = Pick<AttemptRecord['criteria'][number], 'key' | 'status' | 'judged'>;

/** The keys of the criteria that an attempt missed, in their order: what was not judged was not missed. */
export const missedIn = (criteria: readonly Stood[]): string[] =>
  criteria.filter(({ status, judged }) => status !== 'met' && judged !== false).map(({ key }) => key);
