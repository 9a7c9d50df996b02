import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Language } from '@academy/contracts/shared/language.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { emptyAccount, type Change, type SandboxAccount, type SandboxFact } from '../account.ts';
import { dueAt } from '../time-rules.ts';
import { sandboxKeeps } from './sandbox-keeps.ts';

/** A fact that waits to become a signed message. */
export interface WaitingFact extends SandboxFact {
  id: string;
  createdAt: Date;
}

export interface SandboxCustomer {
  _id: string;
  userId: string;
  email: string;
  name: string;
  language: Language;
  account: SandboxAccount;
}

interface CustomerDocument extends SandboxCustomer {
  version: number;
  /** Written with the account that they tell of, so that no crash can part the two. */
  outbox: WaitingFact[];
  outboxPending?: Date;
  dueAt: Date | null;
}

export type SandboxCustomerModel = RecordModel<CustomerDocument>;

const customerSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    email: String,
    name: String,
    language: String,
    // Replaced as a whole and typed by the rules that make it.
    account: Schema.Types.Mixed,
    version: Number,
    outbox: { type: [{ _id: false, id: String, type: { type: String }, objectId: String, createdAt: Date }] },
    outboxPending: Date,
    dueAt: { type: Date, default: null },
  },
  { collection: 'sandbox_customers', versionKey: false, minimize: false },
);

customerSchema.index({ 'account.subscriptions.id': 1 });
customerSchema.index({ outboxPending: 1 });
customerSchema.index({ dueAt: 1 });

export const sandboxCustomerModel = (connection: Connection): SandboxCustomerModel =>
  defineModel<CustomerDocument>(connection, 'SandboxCustomer', customerSchema, {
    kept: { _id: sandboxKeeps, userId: sandboxKeeps },
  });

export interface SandboxCustomerStore {
  /** Makes the customer, or brings what is known of them up to date. */
  ensure(details: Omit<SandboxCustomer, 'account'>): Promise<void>;
  find(id: string): Promise<SandboxCustomer | null>;
  findBySubscription(subscriptionId: string): Promise<SandboxCustomer | null>;
  /** Applies a rule to the account as it is at that moment; null where there is no such customer. */
  change(id: string, rule: (account: SandboxAccount) => Change): Promise<SandboxCustomer | null>;
  /** Customers for whom something comes due by time alone. */
  dueBy(now: Date, limit: number): Promise<string[]>;
  /** Hands the facts that wait to `take`, which may see one again after a crash; how many customers had some. */
  emptyOutboxes(take: (customerId: string, facts: WaitingFact[]) => Promise<void>): Promise<number>;
}

/** Each failed try means that another writer got through, so this many writers at once are served. */
const tries = 200;
const page = 100;

const writeOf = (change: NonNullable<Change>, version: number, now: Date): Record<string, unknown> => {
  const facts = change.facts.map((fact) => ({ ...fact, id: `evt_${newId()}`, createdAt: now }));
  const pending = facts.length > 0 ? { outboxPending: now } : {};
  return {
    $set: { account: change.account, version: version + 1, dueAt: dueAt(change.account), ...pending },
    ...(facts.length > 0 && { $push: { outbox: { $each: facts } } }),
  };
};

export const createSandboxCustomerStore = (
  model: SandboxCustomerModel,
  now: () => Date,
): SandboxCustomerStore => {
  const change: SandboxCustomerStore['change'] = async (id, rule) => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const before = await model.findOne({ _id: id }).lean();
      if (!before) return null;
      const result = rule(before.account);
      if (!result) return before;
      const unchanged = { _id: id, version: before.version };
      const after = await model
        .findOneAndUpdate(unchanged, writeOf(result, before.version, now()), { returnDocument: 'after' })
        .lean();
      if (after) return after;
    }
    throw new Error(`the sandbox's customer ${id} changes too often`);
  };

  return {
    change,
    ensure: async ({ _id, ...details }) => {
      const made = { ...details, _id, account: emptyAccount, version: 1, outbox: [], dueAt: null };
      if (!(await insertOnce(() => model.create(made)))) await model.updateOne({ _id }, { $set: details });
    },
    find: (id) => model.findOne({ _id: id }).lean(),
    findBySubscription: (id) => model.findOne({ 'account.subscriptions': { $elemMatch: { id } } }).lean(),
    dueBy: async (time, limit) => {
      const due = await model
        .find({ dueAt: { $lte: time } }, { _id: 1 })
        .limit(limit)
        .lean();
      return due.map(({ _id }) => _id);
    },
    emptyOutboxes: async (take) => {
      const waiting = await model
        .find({ outboxPending: { $gt: new Date(0) } }, { outbox: 1, version: 1 })
        .limit(page)
        .lean();
      for (const { _id, version, outbox } of waiting) {
        await take(_id, outbox);
        const ids = outbox.map(({ id }) => id);
        await model.updateOne({ _id }, { $pull: { outbox: { id: { $in: ids } } } });
        // Where another write came in between, its own facts still wait.
        await model.updateOne({ _id, version }, { $unset: { outboxPending: 1 } });
      }
      return waiting.length;
    },
  };
};
