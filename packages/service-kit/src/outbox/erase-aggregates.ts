import type { AnyModel } from '../mongo/any-model.ts';

export interface Erasure {
  model: AnyModel;
  /** Whose documents. */
  where: Record<string, unknown>;
  /** What the documents that wait hold in place of the person's own words. */
  blank: Record<string, unknown>;
  /** Fields that these documents lose. */
  unset?: readonly string[];
}

/**
 * Erases the aggregates of a person. One whose events still wait to be published is kept, blanked and marked as
 * removed, until the relay has published them, so that what staff did to it still reaches the audit log. Reads leave
 * those out by `removedAt: null`. Erasing again changes nothing.
 */
export const eraseAggregates = async ({ model, where, blank, unset = [] }: Erasure): Promise<void> => {
  // All are marked first, and at a new version: no write that is in flight, of staff or of the relay, misses that.
  await model.updateMany(where, {
    $set: { removedAt: new Date(), ...blank },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
    $inc: { version: 1 },
  });
  await model.deleteMany({ ...where, outboxPending: { $exists: false } });
};
