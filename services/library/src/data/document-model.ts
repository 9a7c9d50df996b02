import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';

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
    terms: [String],
    importedHash: String,
    editedByStaff: Boolean,
    ...outboxFields,
  },
  { collection: 'documents', versionKey: false, minimize: false },
);
documentSchema.index({ status: 1, publishedAt: -1, _id: 1 });
documentSchema.index({ terms: 1 });
documentSchema.index({ updatedAt: -1 });

/** Ids that came from content/ and that staff removed: an import must not bring them back. */
const removedImportSchema: Schema = new Schema(
  { _id: String, removedAt: Date },
  { collection: 'removed_imports', versionKey: false },
);

export const documentModel = (connection: Connection): AnyModel =>
  connection.model('Document', documentSchema);
export const removedImportModel = (connection: Connection): AnyModel =>
  connection.model('RemovedImport', removedImportSchema);
