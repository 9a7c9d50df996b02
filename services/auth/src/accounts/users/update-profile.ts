import type { z } from 'zod';
import type { profileSchema } from '@academy/contracts/http/auth/profile.ts';
import { isNewAddress } from '../addresses/address-rules.ts';
import {
  permitNewAddress,
  type AddressChange,
  type AddressRequest,
} from '../addresses/request-address-change.ts';
import type { AuthDeps } from '../../deps.ts';
import { derivedFromNames, type UserRecord } from './user.ts';
import { userChanges } from './user-events.ts';
import { passwordNeeded, userNotFound } from './user-texts.ts';
import { withTakenNames } from './with-taken-names.ts';

type Deps = Pick<
  AuthDeps,
  'users' | 'identity' | 'hasher' | 'limits' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'
>;
type Profile = z.output<typeof profileSchema>;

/** The address was replaced while this call ran: it may not come back without the password. */
const refuseNewAddress: AddressChange = () => {
  throw passwordNeeded();
};

/**
 * Changes the caller's own names, language and time zone. Another email needs the password, and waits until the link
 * that is sent there is opened. Throws 400 that names `currentPassword`, 409 for a name or an email that is taken, and 429.
 */
export const updateProfile = async (
  deps: Deps,
  by: AddressRequest,
  { language, timeZone, currentPassword, email, ...names }: Profile,
): Promise<UserRecord> => {
  const changeAddress = isNewAddress(deps.identity.accountOf(by.caller), { email })
    ? await permitNewAddress(deps, by, { email, currentPassword })
    : refuseNewAddress;
  const changed = await withTakenNames(() =>
    deps.users.change(by.caller.userId, async (current) => {
      const isNew = isNewAddress(current, { email });
      const kept = { ...names, email: isNew ? current.email : email };
      const state = {
        ...kept,
        ...derivedFromNames(kept),
        language: language ?? current.language,
        timeZone: timeZone ?? current.timeZone,
      };
      const events = userChanges(current, { ...current, ...state });
      if (!isNew) return { state, events };
      const pending = await changeAddress({ ...current, ...state });
      return { state: { ...state, ...pending.state }, events: [...events, ...pending.events] };
    }),
  );
  if (!changed) throw userNotFound();
  return changed;
};
