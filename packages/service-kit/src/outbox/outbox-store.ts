import type { RecordModel } from '../mongo/define-model.ts';
import type { OutboxEvent, OutboxLease } from './outbox-schema.ts';

/** A document's waiting events, as leased for publishing. */
export interface LeasedOutbox {
  version: number;
  events: OutboxEvent[];
  removed: boolean;
}

export type LeaseResult =
  { kind: 'leased'; outbox: LeasedOutbox } | { kind: 'held'; until: Date } | { kind: 'nothing' };

export interface OutboxDocument {
  _id: string;
  version: number;
  outbox?: OutboxEvent[];
  outboxPending?: Date;
  outboxLease?: OutboxLease;
  removedAt?: Date | null;
}

const projection = { version: 1, outbox: 1, removedAt: 1 } as const;

const leased = (document: OutboxDocument): LeasedOutbox => ({
  version: document.version,
  events: document.outbox ?? [],
  removed: document.removedAt != null,
});

/** The relay's reads and writes of one model. `holder` names this relay among its replicas. */
export const createOutboxStore = (model: RecordModel<OutboxDocument>, holder: string) => ({
  /**
   * Takes the document for publishing unless another replica has it. Leases end by the clock, so replicas' clocks
   * may differ by no more than the lease lasts.
   */
  lease: async (id: string, leaseMs: number): Promise<LeaseResult> => {
    const now = new Date();
    const free = [{ outboxLease: null }, { 'outboxLease.until': { $lt: now } }, { 'outboxLease.by': holder }];
    const document = await model
      .findOneAndUpdate(
        { _id: id, outboxPending: { $ne: null }, $or: free },
        { $set: { outboxLease: { by: holder, until: new Date(now.getTime() + leaseMs) } } },
        { returnDocument: 'after', projection },
      )
      .lean();
    if (document) return { kind: 'leased', outbox: leased(document) };
    const other = await model.findOne({ _id: id, outboxPending: { $ne: null } }, { outboxLease: 1 }).lean();
    return other ? { kind: 'held', until: other.outboxLease?.until ?? now } : { kind: 'nothing' };
  },

  /** Extends the lease; false when another replica has the document by now, or it is gone. */
  renew: async (id: string, leaseMs: number): Promise<boolean> => {
    const until = new Date(Date.now() + leaseMs);
    const ours = { _id: id, 'outboxLease.by': holder };
    return (await model.updateOne(ours, { $set: { 'outboxLease.until': until } })).matchedCount > 0;
  },

  /**
   * Clears what has been published. Returns what came to wait meanwhile, the lease renewed, or null when the
   * document is done with, gone, or another replica's.
   */
  clear: async (id: string, published: LeasedOutbox, leaseMs: number): Promise<LeasedOutbox | null> => {
    const unchanged = { _id: id, version: published.version, 'outboxLease.by': holder };
    const cleared = published.removed
      ? (await model.deleteOne(unchanged)).deletedCount
      : (
          await model.updateOne(unchanged, {
            $set: { outbox: [] },
            $unset: { outboxPending: 1, outboxLease: 1 },
          })
        ).matchedCount;
    if (cleared > 0) return null;
    const ids = published.events.map((event) => event.id);
    const document = await model
      .findOneAndUpdate(
        { _id: id, 'outboxLease.by': holder },
        {
          $pull: { outbox: { id: { $in: ids } } },
          $set: { 'outboxLease.until': new Date(Date.now() + leaseMs) },
        },
        { returnDocument: 'after', projection },
      )
      .lean();
    return document ? leased(document) : null;
  },

  /** Takes out what has been published, keeps the rest waiting, and lets anyone take the document. */
  putBack: async (id: string, published: readonly OutboxEvent[]): Promise<void> => {
    const ids = published.map((event) => event.id);
    await model.updateOne(
      { _id: id, 'outboxLease.by': holder },
      {
        $unset: { outboxLease: 1 },
        ...(ids.length > 0 && { $pull: { outbox: { id: { $in: ids } } } }),
      },
    );
  },

  /** Ids of documents with waiting events, oldest first. */
  waiting: async (limit: number): Promise<string[]> => {
    const documents = await model
      .find({ outboxPending: { $lte: new Date() } }, { _id: 1 })
      .sort({ outboxPending: 1 })
      .limit(limit)
      .lean();
    return documents.map(({ _id }) => _id);
  },

  /** How many events wait, and in how many documents the first of them was written before `since`. */
  figures: async (since: Date): Promise<{ events: number; stuck: number }> => {
    const pending = { outboxPending: { $ne: null } };
    const [total] = await model.aggregate<{ events: number }>([
      { $match: pending },
      { $project: { events: { $size: '$outbox' } } },
      { $group: { _id: null, events: { $sum: '$events' } } },
    ]);
    const stuck = await model.countDocuments({ ...pending, 'outbox.time': { $lt: since.toISOString() } });
    return { events: total?.events ?? 0, stuck };
  },
});

export type OutboxStore = ReturnType<typeof createOutboxStore>;
