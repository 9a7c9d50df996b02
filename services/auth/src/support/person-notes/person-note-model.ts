import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { PersonNote } from './person-note.ts';

export type PersonNoteModel = RecordModel<Stored<PersonNote>>;

const personNoteSchema: Schema = new Schema(
  { _id: String, userId: String, text: String, at: Date, by: String, ...outboxFields },
  { collection: 'person_notes', versionKey: false },
);
personNoteSchema.index({ userId: 1, at: -1 });

export const personNoteModel = (connection: Connection): PersonNoteModel =>
  defineModel<Stored<PersonNote>>(connection, 'PersonNote', personNoteSchema, {
    erased: ['userId'],
    kept: { by: 'Who of staff wrote it, as an id alone, for as long as the account that it is about.' },
  });
