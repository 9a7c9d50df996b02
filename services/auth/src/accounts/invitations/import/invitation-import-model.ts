import { keptSince } from '@academy/contracts/shared/retention.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { taskFields, taskIndexes } from '@academy/service-kit/work-queue/task.ts';
import { Schema, type Connection } from 'mongoose';
import type { InvitationImport } from './invitation-import.ts';

export type InvitationImportModel = RecordModel<Stored<InvitationImport>>;

const row = {
  _id: false,
  id: String,
  email: String,
  firstName: String,
  lastName: String,
  language: String,
  role: String,
} as const;

const schema: Schema = new Schema(
  {
    ...taskFields,
    fileName: String,
    actorId: { type: String, default: null },
    createdAt: Date,
    total: Number,
    done: Number,
    skipped: Number,
    limited: Number,
    stopped: String,
    stoppedAt: Date,
    rows: { type: [row], default: [] },
    ...outboxFields,
  },
  { collection: 'invitation_imports', versionKey: false },
);
for (const [fields, kind] of taskIndexes) schema.index(fields, kind);
schema.index({ createdAt: -1 });

export const invitationImportModel = (connection: Connection): InvitationImportModel =>
  defineModel<Stored<InvitationImport>>(connection, 'InvitationImport', schema, {
    erased: ['actorId'],
  });

/** Imports that ended so long ago that none of their invitations is left. */
export const pastImports = (now: Date): Filter<Stored<InvitationImport>> => ({
  handledAt: { $lt: keptSince('invitations', now) },
  outboxPending: null,
});
