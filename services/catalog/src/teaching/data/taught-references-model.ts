import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { TaughtReferencesRecord } from '../domain/taught-references.ts';

const schema: Schema = new Schema(
  {
    _id: String,
    number: Number,
    references: Schema.Types.Mixed,
    stale: { type: Boolean, index: { sparse: true } },
    ...outboxFields,
  },
  { collection: 'taught_references', versionKey: false, minimize: false },
);

export type TaughtReferencesModel = RecordModel<Stored<TaughtReferencesRecord>>;

export const taughtReferencesModel = (connection: Connection): TaughtReferencesModel =>
  defineModel<Stored<TaughtReferencesRecord>>(connection, 'TaughtReferences', schema);
