import { randomBytes } from 'node:crypto';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { AuthDeps } from '../../deps.ts';
import { givenPremium } from '../../payments/entitlements.ts';
import { derivedFromNames, type User } from '../users/user.ts';
import { userRegistered } from '../users/user-events.ts';
import { registerAdministrator, reregisterAdministrators } from './permit-demotion.ts';

type Deps = Pick<
  AuthDeps,
  'users' | 'entitlements' | 'administrators' | 'hasher' | 'now' | 'config' | 'logger'
>;

export interface FirstAdministrator {
  email: string;
  password: string;
}

const emailByDefault = 'admin@academy.example';
/** 96 random bits, in letters that copy well. */
const makePassword = (): string => randomBytes(12).toString('base64url');

const administrator = async (deps: Deps, { email, password }: FirstAdministrator): Promise<User> => {
  const now = deps.now();
  const names = { email, username: 'admin', firstName: 'Admin', lastName: 'Academy' };
  const id = newId();
  return {
    _id: id,
    ...names,
    ...derivedFromNames(names),
    passwordHash: await deps.hasher.hash(password),
    role: 'administrator',
    ...givenPremium(id, now),
    emailConfirmed: false,
    language: 'en',
    timeZone: defaultTimeZone,
    acceptedTerms: { version: deps.config.TERMS_VERSION, at: now },
    createdAt: now,
  };
};

/** What one start has made up, kept until it ends: a preparation that is repeated must not lose the password. */
export interface FirstAdministratorSetup {
  made: { user: User; signIn: FirstAdministrator } | null;
}

const makeUp = async (deps: Deps): Promise<{ user: User; signIn: FirstAdministrator }> => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.config;
  const signIn = { email: ADMIN_EMAIL ?? emailByDefault, password: ADMIN_PASSWORD ?? makePassword() };
  return { user: await administrator(deps, signIn), signIn };
};

/**
 * Where nobody is an administrator yet, creates one. Gives back the sign-in when its password was made up here, to
 * be shown: it is nowhere else. With the same `setup` it may run again after the store went away in the middle, even where
 * only the answer of the creation was lost.
 */
export const ensureFirstAdministrator = async (
  deps: Deps,
  setup: FirstAdministratorSetup = { made: null },
): Promise<FirstAdministrator | null> => {
  await reregisterAdministrators(deps);
  const existing = await deps.users.administrators();
  if (existing.some(({ _id }) => _id === setup.made?.user._id)) return announced(deps, setup);
  if (existing.length > 0) return null;
  setup.made ??= await makeUp(deps);
  const { user } = setup.made;
  try {
    const created = await deps.users.create(user, [userRegistered(user)]);
    await registerAdministrator(deps, created._id, created.version);
    await deps.entitlements.makeSwitch(created);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    // Another replica was first, or somebody who is no administrator already has that email or the name admin.
    if ((await deps.users.administrators()).length === 0)
      deps.logger.error('no first administrator: ADMIN_EMAIL or the username admin belongs to somebody else');
    return null;
  }
  return announced(deps, setup);
};

const announced = ({ config }: Deps, { made }: FirstAdministratorSetup): FirstAdministrator | null =>
  config.ADMIN_PASSWORD === undefined && made ? made.signIn : null;
