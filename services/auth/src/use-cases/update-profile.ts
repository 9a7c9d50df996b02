import type { z } from 'zod';
import type { profileSchema } from '@academy/contracts/http/auth.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from './deps.ts';
import { derivedFromNames, endSessions, foldEmail, type Names, type UserRecord } from '../domain/user.ts';
import { sessionsRevoked } from '../domain/session-events.ts';
import { userChanges } from '../domain/user-events.ts';
import { passwordNeeded, userNotFound } from '../domain/user-texts.ts';
import { verifyCurrentPassword } from './verify-current-password.ts';
import { withTakenNames } from './with-taken-names.ts';

type Deps = Pick<AuthDeps, 'users' | 'sessions' | 'identity' | 'hasher' | 'limits' | 'now'>;
type Profile = z.output<typeof profileSchema>;

const isNewAddress = (current: Pick<Names, 'email'>, { email }: Pick<Names, 'email'>): boolean =>
  foldEmail(current.email) !== foldEmail(email);

/**
 * Who may give the account another address: whoever knows its password. Each try counts as a registration, since its
 * answer tells whether the address is taken.
 */
const permitNewAddress = async (
  deps: Deps,
  { caller, address }: { caller: Caller; address: string },
  password: string | undefined,
): Promise<(current: UserRecord) => Promise<void>> => {
  if (password === undefined) throw passwordNeeded();
  const assertStillRight = await verifyCurrentPassword(deps, caller.userId, password);
  await deps.limits.registration(address);
  return assertStillRight;
};

const refuseNewAddress = (): never => {
  throw passwordNeeded();
};

/**
 * Changes the caller's own names, email, language and time zone. Another email needs the password and ends every other session.
 * Throws 400 that names `currentPassword`, 409 for a name or an email that is taken, and 429.
 */
export const updateProfile = async (
  deps: Deps,
  by: { caller: Caller; address: string },
  { language, timeZone, currentPassword, ...names }: Profile,
): Promise<UserRecord> => {
  const { userId, sessionId } = by.caller;
  const assertPermitted = isNewAddress(deps.identity.accountOf(by.caller), names)
    ? await permitNewAddress(deps, by, currentPassword)
    : refuseNewAddress;
  const changed = await withTakenNames(() =>
    deps.users.change(userId, async (current) => {
      const state = {
        ...names,
        ...derivedFromNames(names),
        language: language ?? current.language,
        timeZone: timeZone ?? current.timeZone,
      };
      const events = userChanges(current, { ...current, ...state });
      if (!isNewAddress(current, names)) return { state, events };
      await assertPermitted(current);
      const sessionsEnded = endSessions(current, deps.now(), sessionId);
      return {
        state: { ...state, sessionsEnded },
        events: [...events, sessionsRevoked(userId, sessionsEnded)],
      };
    }),
  );
  if (!changed) throw userNotFound();
  if (changed.sessionsEnded) await deps.sessions.clearAway(userId, changed.sessionsEnded);
  return changed;
};
