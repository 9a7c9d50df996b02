import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { CategoryRecord } from '../domain/category.ts';

const categorySchema: Schema = new Schema(
  {
    _id: String,
    nameEs: String,
    nameEn: String,
    descriptionEs: String,
    descriptionEn: String,
    orderIndex: Number,
    isRetired: Boolean,
    createdAt: Date,
    updatedAt: Date,
    importedHash: String,
    editedByStaff: Boolean,
    ...outboxFields,
  },
  { collection: 'categories', versionKey: false },
);

export type CategoryModel = RecordModel<Stored<CategoryRecord>>;

export const categoryModel = (connection: Connection): CategoryModel =>
  defineModel<Stored<CategoryRecord>>(connection, 'Category', categorySchema);
