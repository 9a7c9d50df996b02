import type { Language } from '@academy/contracts/shared/language.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';

/** Where mail reaches an account. */
export interface Contact {
  /** The account's id. */
  _id: string;
  /** The email address, sealed with the mail key. */
  sealedAddress: string;
  confirmed: boolean;
  language: Language;
  /** IANA name. */
  timeZone: string;
}

export interface ContactRow extends Contact {
  /** Of the event that it was last taken from. */
  sequence: number;
  /** The account is deleted: nothing but the id and this is left, for good. */
  removed?: boolean;
}

export type ContactModel = RecordModel<ContactRow>;

const schema: Schema = new Schema(
  {
    _id: String,
    sealedAddress: String,
    confirmed: Boolean,
    language: String,
    timeZone: String,
    sequence: Number,
    removed: Boolean,
  },
  { collection: 'contacts', versionKey: false },
);

export const contactModel = (connection: Connection): ContactModel =>
  defineModel<ContactRow>(connection, 'Contact', schema, {
    kept: { _id: 'That an account is deleted is remembered, so that no mail goes to it later.' },
  });
