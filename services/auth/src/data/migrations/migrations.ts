import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import { giftsOfStaff } from './001-gifts-of-staff.ts';

/** What brings the accounts of earlier releases to the present form. */
export const migrations = (connection: Connection): Migration[] => [giftsOfStaff(connection)];
