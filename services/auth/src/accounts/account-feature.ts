import { endedLimitCounts, limitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { contactsOfAccounts } from '../data/migrations/002-contacts-of-accounts.ts';
import { confirmedAddresses } from '../data/migrations/004-confirmed-addresses.ts';
import type { AuthDeps } from '../deps.ts';
import { addressesRouter } from './addresses/addresses-router.ts';
import { endedWelcomes, waitingWelcomeModel } from './addresses/waiting-welcome-model.ts';
import { createWelcomeWorkers } from './addresses/welcome-worker.ts';
import { administratorsModel } from './administrators/administrators-model.ts';
import {
  ensureFirstAdministrator,
  type FirstAdministratorSetup,
} from './administrators/ensure-first-administrator.ts';
import { keysRouter } from './keys/keys-router.ts';
import { signingKeyModel, spentSigningKeys } from './keys/signing-key-model.ts';
import { reloadKeysEveryMs } from './keys/signing-keys.ts';
import { mailCountModel, staleMailCounts } from './mails/mail-count-model.ts';
import { passwordResetRouter } from './password-reset/password-reset-router.ts';
import { endedResetRequests, resetRequestModel } from './password-reset/reset-request-model.ts';
import { createResetWorkers } from './password-reset/reset-worker.ts';
import { expiredSessions, sessionModel } from './sessions/session-model.ts';
import { sessionsRouter } from './sessions/sessions-router.ts';
import { endedGuessWindows, guessCountModel, wornOffGuessCounts } from './sign-in/guess-count-model.ts';
import { createSignInReport } from './sign-in/sign-in-report.ts';
import { staffPersonRouter } from './staff-users/staff-person-router.ts';
import { staffUsersRouter } from './staff-users/staff-users-router.ts';
import { accountRouter } from './users/account-router.ts';
import { userModel } from './users/user-model.ts';

export const createAccountModels = (mongo: Runtime['mongo']) => ({
  users: userModel(mongo),
  sessions: sessionModel(mongo),
  administrators: administratorsModel(mongo),
  signingKeys: signingKeyModel(mongo),
  mailCounts: mailCountModel(mongo),
  /** Of the limits of all rooms. */
  limitCounts: limitCountModel(mongo),
  guessCounts: guessCountModel(mongo),
  resetRequests: resetRequestModel(mongo),
  waitingWelcomes: waitingWelcomeModel(mongo),
});

export type AccountModels = ReturnType<typeof createAccountModels>;

export const accountSweeps = (models: AccountModels): SweepJob[] => [
  { name: 'expired sessions', retention: 'sessions', model: models.sessions, filter: expiredSessions },
  { name: 'requests of new passwords', model: models.resetRequests, filter: endedResetRequests },
  { name: 'welcomes that waited', model: models.waitingWelcomes, filter: endedWelcomes },
  { name: 'counts of mails', model: models.mailCounts, filter: staleMailCounts },
  { name: 'counts of limits', model: models.limitCounts, filter: endedLimitCounts },
  { name: 'windows of guesses', model: models.guessCounts, filter: endedGuessWindows },
  { name: 'counts of guesses', model: models.guessCounts, filter: wornOffGuessCounts },
  { name: 'spent signing keys', model: models.signingKeys, filter: spentSigningKeys },
];

/** The starter shows the line once: the password is kept nowhere else. */
const announceFirstAdministrator = async (deps: AuthDeps, setup: FirstAdministratorSetup): Promise<void> => {
  const firstAdministrator = await ensureFirstAdministrator(deps, setup);
  if (firstAdministrator) process.stdout.write(`FIRST_ADMIN ${JSON.stringify(firstAdministrator)}\n`);
};

interface AccountFeatureOptions extends Pick<Runtime, 'metrics'> {
  models: AccountModels;
}

/**
 * Accounts: people, their addresses, passwords and sessions, the keys of tokens, and what staff do with all that. It has no
 * `erase`: the deletion of an account is its own write, and ends the sessions by their versions.
 */
export const accountFeature = (deps: AuthDeps, { models, metrics }: AccountFeatureOptions): Feature => {
  const { hasher, signingKeys, browserKey, mailKey, logger } = deps;
  const reported = createSignInReport({ metrics, logger, key: browserKey });
  const firstAdministrator: FirstAdministratorSetup = { made: null };
  return defineFeature({
    name: 'accounts',
    models: [
      models.users,
      models.sessions,
      models.administrators,
      models.signingKeys,
      models.mailCounts,
      models.limitCounts,
      models.guessCounts,
      models.resetRequests,
      models.waitingWelcomes,
    ],
    routers: (routes) => [
      sessionsRouter(routes, deps, reported),
      ...[
        accountRouter,
        addressesRouter,
        passwordResetRouter,
        keysRouter,
        staffUsersRouter,
        staffPersonRouter,
      ].map((router) => router(routes, deps)),
    ],
    workers: [
      hasher.worker,
      createWorker({ name: 'signing keys', work: signingKeys.reload, everyMs: reloadKeysEveryMs, logger }),
      ...createResetWorkers(deps),
      ...createWelcomeWorkers(deps),
    ],
    sweeps: accountSweeps(models),
    migrations: [contactsOfAccounts({ users: models.users, mailKey }), confirmedAddresses(models.users)],
    prepare: async () => {
      await signingKeys.load();
      await announceFirstAdministrator(deps, firstAdministrator);
    },
  });
};
