import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { unfiledFields, unfiledKept } from '@academy/service-kit/versions/version-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';

const documentSchema: Schema = new Schema(
  {
    _id: String,
    titleEs: String,
    titleEn: String,
    descriptionEs: String,
    descriptionEn: String,
    contentEs: String,
    contentEn: String,
    category: String,
    isPremium: Boolean,
    iconName: String,
    iconColor: String,
    status: String,
    pageCount: Number,
    readingMinutes: Number,
    createdAt: Date,
    updatedAt: Date,
    publishedAt: Date,
    queuedAt: Date,
    publishedByRun: String,
    terms: [String],
    importedHash: String,
    editedByStaff: Boolean,
    lastImport: String,
    leftByLastImport: { type: [String], default: undefined },
    binnedAt: { type: Date, index: { sparse: true } },
    binnedBy: String,
    endedAt: Date,
    ...outboxFields,
    ...unfiledFields,
  },
  { collection: 'documents', versionKey: false, minimize: false },
);
documentSchema.index({ status: 1, publishedAt: -1, _id: 1 });
documentSchema.index({ status: 1, queuedAt: 1, _id: 1 });
documentSchema.index({ publishedByRun: 1 }, { unique: true, sparse: true });
documentSchema.index({ terms: 1 });
documentSchema.index({ category: 1 });
documentSchema.index({ updatedAt: -1, _id: -1 });

/** Came from content/ and was removed for good by staff in an earlier release: an import must not bring it back. */
interface RemovedImport {
  _id: string;
  removedAt: Date;
}

const removedImportSchema: Schema = new Schema(
  { _id: String, removedAt: Date },
  { collection: 'removed_imports', versionKey: false },
);

export type DocumentModel = RecordModel<Stored<LibraryDocumentRecord>>;
export type RemovedImportModel = RecordModel<RemovedImport>;

export const documentModel = (connection: Connection): DocumentModel =>
  defineModel<Stored<LibraryDocumentRecord>>(connection, 'Document', documentSchema, {
    kept: {
      binnedBy: 'Who put it into the bin is shown there until its thirty days are over.',
      ...unfiledKept,
    },
  });
export const removedImportModel = (connection: Connection): RemovedImportModel =>
  defineModel<RemovedImport>(connection, 'RemovedImport', removedImportSchema);
