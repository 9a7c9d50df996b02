import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { endedBefore, taskFields, taskIndexes, type Task } from '@academy/service-kit/work-queue/task.ts';
import { Schema, type Connection } from 'mongoose';

/** Somebody asked for a link to set a new password, for an address that may have no account. */
export interface ResetRequest extends Task {
  /** Emptied once it is handled. */
  email: string;
}
export type ResetRequestModel = RecordModel<ResetRequest>;

const resetRequestSchema: Schema = new Schema(
  { ...taskFields, email: String },
  { collection: 'reset_requests', versionKey: false },
);
for (const [fields, kind] of taskIndexes) resetRequestSchema.index(fields, kind);

export const resetRequestModel = (connection: Connection): ResetRequestModel =>
  defineModel<ResetRequest>(connection, 'ResetRequest', resetRequestSchema);

const keepEndedMs = 3_600_000;

export const endedResetRequests = (now: Date): Filter<ResetRequest> =>
  endedBefore(new Date(now.getTime() - keepEndedMs));
