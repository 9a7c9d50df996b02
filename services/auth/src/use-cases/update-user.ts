import type { z } from 'zod';
import type { staffUserChangeSchema } from '@academy/contracts/http/auth.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { conflict } from '@academy/service-kit/errors/domain-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedFromNames, roleAfter, type User, type UserRecord } from '../domain/user.ts';
import { userChanges } from '../events/produces.ts';
import { texts } from '../locales/texts.ts';
import { countAdministrator, giveLeave } from './administrators.ts';
import { userNotFound } from './get-user.ts';
import { withTakenNames } from './with-taken-names.ts';

export type UserChange = z.output<typeof staffUserChangeSchema>;
type Needs = Pick<Dependencies, 'users' | 'administrators' | 'now'>;
type Editable = Pick<User, 'firstName' | 'lastName' | 'email' | 'role' | 'plan'>;

const editableAfter = (user: User, change: UserChange): Editable => ({
  firstName: change.firstName ?? user.firstName,
  lastName: change.lastName ?? user.lastName,
  email: change.email ?? user.email,
  role: roleAfter(user.role, change),
  plan: change.isPremium === undefined ? user.plan : change.isPremium ? 'premium' : 'free',
});

const changedFields = (before: User, after: Editable): (keyof Editable)[] =>
  (['firstName', 'lastName', 'email', 'role', 'plan'] as const).filter(
    (field) => before[field] !== after[field],
  );

export interface UserUpdate {
  actorId: string;
  userId: string;
  change: UserChange;
  /** The version that staff saw when they edited; null where they did not say. */
  seenVersion: number | null;
}

/** Staff change somebody's names, email, role or plan. Throws 404, and 409 when the record has moved on. */
export const updateUser = async (deps: Needs, update: UserUpdate): Promise<UserRecord> => {
  const { actorId, userId, change, seenVersion } = update;
  const changed = await withTakenNames(() =>
    deps.users.change(userId, async (current) => {
      if (seenVersion !== null && seenVersion !== current.version)
        throw conflict('stale-user', texts.staleUser);
      const after = editableAfter(current, change);
      const fields = changedFields(current, after);
      if (fields.length === 0) return null;
      if (current.role === 'administrator' && after.role !== 'administrator')
        await giveLeave(deps, userId, current.version);
      const state = { ...after, ...derivedFromNames({ ...after, username: current.username }) };
      const audit = staffActionRecorded({
        actorId,
        action: 'user.updated',
        resource: 'users',
        resourceId: userId,
        fields,
        at: deps.now(),
      });
      return { state, events: [...userChanges(current, { ...current, ...state }), audit] };
    }),
  );
  if (!changed) throw userNotFound();
  if (changed.role === 'administrator') await countAdministrator(deps, userId, changed.version);
  return changed;
};
