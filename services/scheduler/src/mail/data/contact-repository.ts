import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { Contact, ContactModel } from './contact-model.ts';

/** Above every version of an account: no event that comes late brings its address back. */
const afterAll = Number.MAX_SAFE_INTEGER;

export const createContactRepository = (model: ContactModel) => ({
  /** `unknown` before its event has arrived, `removed` once the account is deleted. */
  find: async (userId: string): Promise<Contact | 'unknown' | 'removed'> => {
    const row = await model.findOne({ _id: userId }).lean();
    if (row === null) return 'unknown';
    return row.removed === true ? 'removed' : row;
  },

  /** Keeps an account's contact at this version, unless a newer one is known. */
  keep: async (version: AggregateVersion, contact: Omit<Contact, '_id'>): Promise<void> => {
    await applyNewer(model, version, contact);
  },

  /** Forgets everything but that the account is deleted. */
  remove: async (userId: string): Promise<void> => {
    const erased = { $unset: { sealedAddress: 1, confirmed: 1, language: 1, timeZone: 1 } } as const;
    const update = { $set: { removed: true, sequence: afterAll }, ...erased };
    await upsert(() => model.updateOne({ _id: userId }, update, { upsert: true }));
  },
});

export type ContactRepository = ReturnType<typeof createContactRepository>;
