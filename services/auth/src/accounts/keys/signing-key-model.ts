import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import { Schema, type Connection } from 'mongoose';
import type { SigningKeyRecord } from './signing-key.ts';

export type SigningKeyModel = RecordModel<SigningKeyRecord>;

const signingKeySchema: Schema = new Schema(
  {
    _id: String,
    publicKey: { type: { _id: false, kty: String, crv: String, x: String } },
    sealedPrivateKey: String,
    createdAt: Date,
    signsFrom: Date,
    verifiesUntil: { type: Date, default: null },
  },
  { collection: 'signing-keys', versionKey: false },
);

export const signingKeyModel = (connection: Connection): SigningKeyModel =>
  defineModel<SigningKeyRecord>(connection, 'SigningKey', signingKeySchema);

/** Keys whose last tokens have ended. */
export const spentSigningKeys = (now: Date): Filter<SigningKeyRecord> => ({
  verifiesUntil: { $ne: null, $lt: now },
});
