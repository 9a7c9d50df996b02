import type { z } from 'zod';
import type { staffUserChangeSchema } from '@academy/contracts/http/auth/staff-users.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { AuthDeps } from '../../deps.ts';
import { derivedFromNames, roleAfter, type User, type UserRecord } from '../users/user.ts';
import { userChanges } from '../users/user-events.ts';
import { userChangedMeanwhile, userNotFound } from '../users/user-texts.ts';
import { addressChangedMails } from '../addresses/address-mails.ts';
import { isNewAddress, withoutLinks } from '../addresses/address-rules.ts';
import { registerAdministrator, permitDemotion } from '../administrators/permit-demotion.ts';
import { withTakenNames } from '../users/with-taken-names.ts';

type UserChange = z.output<typeof staffUserChangeSchema>;
type Deps = Pick<
  AuthDeps,
  'users' | 'entitlements' | 'administrators' | 'personalValues' | 'mailKey' | 'config' | 'now'
>;
type Editable = Pick<User, 'firstName' | 'lastName' | 'email' | 'role'>;
const editable = ['firstName', 'lastName', 'email', 'role'] as const;

const editableAfter = (user: User, change: UserChange): Editable => ({
  firstName: change.firstName ?? user.firstName,
  lastName: change.lastName ?? user.lastName,
  email: change.email ?? user.email,
  role: roleAfter(user.role, change),
});

/**
 * Staff change somebody's names, email or role, or give premium and take it back. Another email holds at once, counts
 * as unconfirmed, and both addresses are told. Throws 404, 409 when the record has
 * moved on, and 409 when premium is to be taken from somebody who pays for it.
 */
export const updateUser = async (deps: Deps, edit: StaffEdit<UserChange>): Promise<UserRecord> => {
  const { actorId, id: userId, change, expectedVersion } = edit;
  const changed = await withTakenNames(() =>
    deps.users.change(userId, async (current) => {
      assertExpectedVersion(expectedVersion, current.version, userChangedMeanwhile);
      const now = deps.now();
      const after = editableAfter(current, change);
      const premium = await deps.entitlements.switchPremium(current, change.isPremium, { actorId, now });
      const fields = [
        ...editable.filter((field) => current[field] !== after[field]),
        ...(premium ? ['plan'] : []),
      ];
      if (fields.length === 0) return null;
      if (current.role === 'administrator' && after.role !== 'administrator')
        await permitDemotion(deps, userId, current.version);
      const names = derivedFromNames({ ...after, username: current.username });
      const isMoved = isNewAddress(current, after);
      const emailConfirmed = current.emailConfirmed && !isMoved;
      const state = { ...after, ...names, ...(isMoved && withoutLinks), emailConfirmed, ...premium };
      const action = {
        actorId,
        action: 'user.updated',
        resource: 'users',
        resourceId: userId,
        fields,
        values: { before: current, after: { ...current, ...after, ...premium } },
        at: now,
      };
      const audit = staffActionRecorded({ ...action, sealed: await deps.personalValues.seal(action) });
      const next = { ...current, ...after, ...names, emailConfirmed, ...premium };
      const changes = [
        ...userChanges(current, next),
        ...(isMoved ? addressChangedMails(deps, current, { email: after.email, now }) : []),
      ];
      return { state, events: [...changes, audit] };
    }),
  );
  if (!changed) throw userNotFound();
  if (changed.role === 'administrator') await registerAdministrator(deps, userId, changed.version);
  if (changed.premiumSwitch === undefined) return changed;
  await deps.entitlements.makeSwitch(changed);
  // Somebody who paid in the same moment has premium after all.
  return (await deps.users.find(userId)) ?? changed;
};
