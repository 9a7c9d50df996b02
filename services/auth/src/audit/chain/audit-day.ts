import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';

/** How many entries of a service were kept on a day. It holds no id of anybody and stays when the entries expire. */
export interface AuditDay {
  /** The chain's name: `catalog 2026-11-27`. */
  _id: string;
  service: string;
  /** In UTC. */
  day: string;
  entries: number;
  /** The hash of the last one; the chain's name while there is none. */
  last: string;
  /** From then on nothing is added; null while something may be. */
  closedAt: Date | null;
  /** The service's closed day before this one; null while it is open, and for the service's first. */
  before: { id: string; seal: string } | null;
  /** Of all the others, by a key that is not in the store. */
  seal: string;
}

export type UnsealedDay = Omit<AuditDay, 'seal'>;

const sealOf = (key: Buffer, { _id, service, day, entries, last, closedAt, before }: UnsealedDay): string =>
  keyedHash(key, JSON.stringify([_id, service, day, entries, last, closedAt, before?.id, before?.seal]));

export const sealed = (key: Buffer, day: UnsealedDay): AuditDay => ({ ...day, seal: sealOf(key, day) });

export const isSealIntact = (key: Buffer, day: AuditDay): boolean => day.seal === sealOf(key, day);

export const emptyDay = (service: string, day: string): UnsealedDay => {
  const _id = `${service} ${day}`;
  return { _id, service, day, entries: 0, last: _id, closedAt: null, before: null };
};
