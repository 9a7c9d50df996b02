import { randomHex } from '@academy/service-kit/ids/random-hex.ts';
import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import { Schema, type Connection } from 'mongoose';

interface GapKeyRecord {
  _id: string;
  /** In hexadecimal. */
  key: string;
}

export type GapKeyModel = RecordModel<GapKeyRecord>;

const keyBytes = 32;

const gapKeySchema: Schema = new Schema(
  { _id: String, key: String },
  { collection: 'tutor_gap_keys', versionKey: false },
);

export const gapKeyModel = (connection: Connection): GapKeyModel =>
  defineModel<GapKeyRecord>(connection, 'TutorGapKey', gapKeySchema);

/** What marks are hashed with, read once in a process. */
export type SecretKey = () => Promise<Buffer>;

/**
 * The key of all replicas, made by the first that needs it. It keeps the marks from being told apart by themselves; whoever has the
 * whole store has it too, which is why marks go with the account and after their time in any case. A key for each day
 * could not count a person who comes back once.
 */
export const createSecretKey = (model: GapKeyModel, _id: 'key' | 'votes'): SecretKey => {
  let known: Buffer | undefined;
  return async () => {
    if (known) return known;
    const record = await upsert(() =>
      model
        .findOneAndUpdate(
          { _id },
          { $setOnInsert: { key: randomHex(keyBytes) } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean(),
    );
    if (!record) throw new Error('the key of the tutor’s marks was not kept');
    known ??= Buffer.from(record.key, 'hex');
    return known;
  };
};
