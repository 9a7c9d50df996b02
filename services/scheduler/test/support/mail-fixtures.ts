import { randomBytes } from 'node:crypto';

/** The key of every mail in a test process. */
export const testMailKey = randomBytes(32);
