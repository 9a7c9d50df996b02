import { v7 } from 'uuid';

/** A UUIDv7 (RFC 9562): unique, and ordered by the millisecond in which it was made. */
export const newId = (): string => v7();

const v7Pattern = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The millisecond in which a UUIDv7 was made; null for any other text. */
export const timeOfId = (id: string): Date | null => {
  const [, high, low] = v7Pattern.exec(id) ?? [];
  return high === undefined || low === undefined ? null : new Date(parseInt(high + low, 16));
};
