import { openModel } from '../mongo/open-model.ts';
import type { RecordModel } from '../mongo/define-model.ts';
import type { Filter } from '../mongo/record-query.ts';
import type { OutboxDocument } from './outbox-store.ts';

export interface Erasure<R> {
  model: RecordModel<R>;
  /** Whose documents. */
  where: NoInfer<Filter<R>>;
  /** What the documents that wait hold in place of the person's own words. */
  blank: NoInfer<Partial<R>>;
  /** Fields that these documents lose. */
  unset?: readonly (keyof NoInfer<R> & string)[];
}

/**
 * Erases the aggregates of a person. One whose events still wait to be published is kept, blanked and marked as
 * removed, until the relay has published them, so that what staff did to it still reaches the audit log. Reads leave
 * those out by `removedAt: null`. Erasing again changes nothing.
 */
export const eraseAggregates = async <R>({ model, where, blank, unset = [] }: Erasure<R>): Promise<void> => {
  const aggregates = openModel<OutboxDocument>(model);
  // Names fields of R, which a model opened for its bookkeeping does not show.
  const whose = where as Filter<OutboxDocument>;
  // All are marked first, and at a new version: no write that is in flight, of staff or of the relay, misses that.
  await aggregates.updateMany(whose, {
    $set: { removedAt: new Date(), ...blank },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
    $inc: { version: 1 },
  });
  await aggregates.deleteMany({ ...whose, outboxPending: { $exists: false } });
};
