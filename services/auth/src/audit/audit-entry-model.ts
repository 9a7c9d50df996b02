import { keptSince } from '@academy/contracts/shared/retention.ts';
import { linkFields } from '@academy/service-kit/chains/link.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { Schema, type Connection } from 'mongoose';
import type { AuditEntry } from './audit-entry.ts';

export type AuditEntryModel = RecordModel<AuditEntry>;

const auditEntrySchema: Schema = new Schema(
  {
    _id: String,
    at: Date,
    actorId: String,
    action: String,
    resource: String,
    resourceId: String,
    personId: String,
    fields: [String],
    values: Schema.Types.Mixed,
    sealed: String,
    network: String,
    requestId: String,
    link: { type: linkFields, _id: false },
  },
  { collection: 'audit_entries', versionKey: false },
);
auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ actorId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ personId: 1, at: -1, _id: -1 }, { sparse: true });
auditEntrySchema.index({ resourceId: 1, at: -1 });
auditEntrySchema.index({ 'link.place': 1 }, { unique: true, sparse: true });
auditEntrySchema.index({ resource: 1, resourceId: 1, at: -1 });

/** Entries older than they are kept. */
export const outdatedAuditEntries = (now: Date): Filter<AuditEntry> => ({
  at: { $lt: keptSince('staffChanges', now) },
});

export const auditEntryModel = (connection: Connection): AuditEntryModel =>
  defineModel<AuditEntry>(connection, 'AuditEntry', auditEntrySchema, {
    kept: {
      actorId: 'What staff did can be looked up for two years, by an id alone.',
      resourceId:
        'Where it was done to an account, the entry says to which, and its role and plan before and after, for the same two years.',
      personId: 'Where it was done to what is somebody’s, the entry says whose for the same two years.',
    },
  });
