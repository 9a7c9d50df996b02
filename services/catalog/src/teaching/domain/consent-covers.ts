import type { AttemptRecord } from '../../domain/attempt.ts';

/** Whether an attempt may teach under the consent that its member gave at `since`: consent speaks of the future. */
export const consentCovers = (since: Date | null, { createdAt }: Pick<AttemptRecord, 'createdAt'>): boolean =>
  since !== null && since <= createdAt;
