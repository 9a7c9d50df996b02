import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { endedBefore, taskFields, taskIndexes, type Task } from '@academy/service-kit/work-queue/task.ts';
import { Schema, type Connection } from 'mongoose';

/** A welcome that was past the limit of mails; its id is the account's. */
export interface WaitingWelcome extends Task {
  /** What stands for the network address that the account was registered from. */
  source: string;
  /** Of the link that was made at the registration: where the account has another, a mail was sent meanwhile. */
  tokenHash: string;
}
export type WaitingWelcomeModel = RecordModel<WaitingWelcome>;

const waitingWelcomeSchema: Schema = new Schema(
  { ...taskFields, source: String, tokenHash: String },
  { collection: 'waiting_welcomes', versionKey: false },
);
for (const [fields, kind] of taskIndexes) waitingWelcomeSchema.index(fields, kind);

export const waitingWelcomeModel = (connection: Connection): WaitingWelcomeModel =>
  defineModel<WaitingWelcome>(connection, 'WaitingWelcome', waitingWelcomeSchema, {
    kept: {
      _id: 'Its worker drops it within ten minutes of the deletion, and the sweep takes it an hour later.',
    },
  });

const keepEndedMs = 3_600_000;

export const endedWelcomes = (now: Date): Filter<WaitingWelcome> =>
  endedBefore(new Date(now.getTime() - keepEndedMs));
