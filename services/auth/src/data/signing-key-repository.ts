import { Schema, type Connection, type Model } from 'mongoose';
import type { SigningKeyRecord } from '../domain/signing-key.ts';

export type SigningKeyModel = Model<SigningKeyRecord>;

const signingKeySchema = new Schema(
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

export interface SigningKeyRepository {
  /** Every key, oldest first. */
  all(): Promise<SigningKeyRecord[]>;
  add(key: SigningKeyRecord): Promise<void>;
  /** All keys but this one verify only until then; those that end sooner keep their end. */
  retireOthers(keptId: string, verifiesUntil: Date): Promise<void>;
}

// mongoose infers a document type with its own nullable fields; ours is the domain's.
export const createSigningKeyModel = (connection: Connection): SigningKeyModel =>
  connection.model('SigningKey', signingKeySchema) as unknown as SigningKeyModel;

/** Keys whose last tokens have ended. */
export const spentSigningKeys = (now: Date): Record<string, unknown> => ({
  verifiesUntil: { $ne: null, $lt: now },
});

export const createSigningKeyRepository = (model: SigningKeyModel): SigningKeyRepository => ({
  all: () => model.find({}).sort({ createdAt: 1 }).lean<SigningKeyRecord[]>(),
  add: async (key) => {
    await model.create(key);
  },
  retireOthers: async (keptId, verifiesUntil) => {
    await model.updateMany({ _id: { $ne: keptId }, verifiesUntil: null }, { $set: { verifiesUntil } });
  },
});
