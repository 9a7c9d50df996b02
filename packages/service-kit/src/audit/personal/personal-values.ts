import { personalFields, type AuditedChanges } from '@academy/contracts/shared/audited-values.ts';
import { changedValues } from '../changed-values.ts';
import type { StaffAction } from '../staff-action.ts';
import type { AuditKeyRepository } from './audit-key-repository.ts';
import { newPersonKey, openPersonKey } from './person-key.ts';
import { openChanges, sealChanges } from './sealed-changes.ts';

type Action = Pick<StaffAction, 'resource' | 'resourceId' | 'personId' | 'fields' | 'values'>;

/** What is recorded of an action: where nobody is named, it was done to the account itself. */
type Recorded = Pick<StaffAction, 'resourceId' | 'personId'>;

/** Whose values an action changed. */
export const personOf = ({ personId, resourceId }: Recorded): string => personId ?? resourceId;

/** `erased`: the key was destroyed with the account. `unreadable`: the key is another, or the ciphertext was changed. */
export type OpenedValues =
  { state: 'shown'; values: AuditedChanges } | { state: 'erased' } | { state: 'unreadable' };

export interface PersonalValues {
  /** The personal ones of the changed values, as ciphertext; undefined where there are none. */
  seal: (action: Action) => Promise<string | undefined>;
  /** What was sealed of each action, in their order. */
  open: (actions: readonly (Recorded & { sealed: string })[]) => Promise<OpenedValues[]>;
  /** Destroys the person's key; again changes nothing. */
  erase: (userId: string) => Promise<void>;
}

interface PersonalValuesOptions {
  keys: AuditKeyRepository;
  /** 32 bytes that the keys of people are sealed under in the store. */
  wrappingKey: Buffer;
}

/**
 * Seals what a staff action changed of somebody under a key of theirs, which goes with their account. Which fields are personal
 * `personalFields` says.
 */
export const createPersonalValues = ({ keys, wrappingKey }: PersonalValuesOptions): PersonalValues => {
  const keyOf = async (personId: string): Promise<Buffer> => {
    const kept = await keys.ensure(personId, () => newPersonKey(wrappingKey));
    const key = openPersonKey(wrappingKey, kept.sealedKey);
    if (key) return key;
    // It can open nothing any more; a staff write must not fail for that.
    await keys.remove(kept._id);
    return keyOf(personId);
  };

  return {
    seal: async (action) => {
      const { resource, fields, values } = action;
      const personal = personalFields[resource];
      const changes = personal && values && changedValues(fields, values, personal);
      return changes && sealChanges(await keyOf(personOf(action)), changes);
    },

    open: async (actions) => {
      const kept = await keys.of([...new Set(actions.map(personOf))]);
      const byPerson = new Map(kept.map(({ userId, sealedKey }) => [userId, sealedKey]));
      return actions.map((action): OpenedValues => {
        const sealedKey = byPerson.get(personOf(action));
        if (sealedKey === undefined) return { state: 'erased' };
        const key = openPersonKey(wrappingKey, sealedKey);
        const values = key && openChanges(key, action.sealed);
        return values ? { state: 'shown', values } : { state: 'unreadable' };
      });
    },

    erase: keys.erase,
  };
};
