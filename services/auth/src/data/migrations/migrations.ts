import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import { giftsOfStaff } from './001-gifts-of-staff.ts';
import { receiptsOfBefore } from './003-receipts-of-before.ts';
import { confirmedAddresses } from './004-confirmed-addresses.ts';
import { contactsOfAccounts, type ContactSource } from './002-contacts-of-accounts.ts';

/** What brings the accounts of earlier releases to the present form. */
export const migrations = (connection: Connection, contacts: ContactSource): Migration[] => [
  giftsOfStaff(connection),
  contactsOfAccounts(contacts),
  receiptsOfBefore(connection),
  confirmedAddresses(contacts.users),
];
