import { v7 } from 'uuid';

/** A UUIDv7 (RFC 9562): unique, and ordered by the millisecond in which it was made. */
export const newId = (): string => v7();
