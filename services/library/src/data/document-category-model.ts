import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { DocumentCategoryRecord } from '../domain/categories/document-category.ts';

const documentCategorySchema: Schema = new Schema(
  {
    _id: String,
    nameEs: String,
    nameEn: String,
    keyEs: String,
    keyEn: String,
    orderIndex: Number,
    isRetired: Boolean,
    createdAt: Date,
    updatedAt: Date,
    deletedAt: Date,
    deletedBy: { type: String, index: { sparse: true } },
    movedInto: String,
    ...outboxFields,
  },
  { collection: 'document_categories', versionKey: false },
);
documentCategorySchema.index({ keyEs: 1 }, { unique: true, sparse: true });
documentCategorySchema.index({ keyEn: 1 }, { unique: true, sparse: true });

export type DocumentCategoryModel = RecordModel<Stored<DocumentCategoryRecord>>;

export const documentCategoryModel = (connection: Connection): DocumentCategoryModel =>
  defineModel<Stored<DocumentCategoryRecord>>(connection, 'DocumentCategory', documentCategorySchema, {
    kept: { deletedBy: 'Its documents are moved in the name of who deleted it; an hour later it goes.' },
  });
