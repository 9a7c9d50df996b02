import { oneOf } from './paths.ts';
import type { Border } from './rule.ts';

const src = '^services/auth/src/';
const rooms = ['accounts', 'payments', 'support', 'audit'];

/** Files of accounts that the other rooms may import: the account itself, how it is read, and how it is written to. */
const doorsOfAccounts = [
  'users/(user|user-events|user-texts|get-user)',
  'users/(user-model|whole-account)',
  'staff-users/staff-user-query',
  'mails/(account-mail|account-mail-limits)',
];

/** auth is three businesses and a log in one process, which share the record of an account. */
export const authRooms: Border[] = [
  {
    name: 'auth-room-is-entered-by-its-doors',
    why: 'Of another room of auth one imports its doors: payments/entitlements.ts and those of accounts.',
    from: { path: `${src}${oneOf(rooms)}/` },
    to: {
      path: `${src}${oneOf(rooms)}/`,
      pathNot: [
        `${src}$1/`,
        `${src}payments/entitlements\\.ts$`,
        `${src}accounts/${oneOf(doorsOfAccounts)}\\.ts$`,
      ],
    },
  },
  {
    name: 'auth-payments-serve-accounts',
    why: 'Questions and the audit log know accounts; they know nothing of payments.',
    from: { path: `${src}(support|audit)/` },
    to: { path: `${src}payments/` },
  },
];
