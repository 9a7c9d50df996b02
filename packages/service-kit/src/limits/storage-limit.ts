import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/entitlement.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Localised } from '../text/localised.ts';

const megabyte = 1024 * 1024;

/** How many bytes of one kind a member may store. */
export type StorageLimit = (member: PlanHolder) => number;

/** The limit that two settings in megabytes say. */
export const storageLimit =
  ({ free, premium }: { free: number; premium: number }): StorageLimit =>
  (member) =>
    (hasPremiumAccess(member) ? premium : free) * megabyte;

/**
 * 413: what a member stores of one kind would take more than `most` bytes. The texts have `{megabytes}` where the limit
 * stands, in the language's own notation.
 */
export const storageFull = (code: string, most: number, { es, en }: Localised): DomainError => {
  const megabytes = String(Math.round((most / megabyte) * 10) / 10);
  return new DomainError({
    status: 413,
    code,
    text: {
      es: es.replace('{megabytes}', megabytes.replace('.', ',')),
      en: en.replace('{megabytes}', megabytes),
    },
  });
};
