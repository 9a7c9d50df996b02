import { z } from 'zod';
import { contractTimeZone } from './contract-time-zone.ts';

/** Of accounts that never said theirs: the company's own. */
export const defaultTimeZone: string = contractTimeZone;

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A time zone by its IANA name, such as `America/Bogota`. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((name) => name.includes('/') || name === 'UTC', { error: 'Unknown time zone', abort: true })
  .refine(isTimeZone, { error: 'Unknown time zone' });
