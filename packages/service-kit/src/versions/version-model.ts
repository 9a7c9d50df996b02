import { Schema, type Connection } from 'mongoose';
import { linkFields } from '../chains/link.ts';
import { defineModel, type RecordModel } from '../mongo/define-model.ts';
import type { VersionRecord } from './version.ts';

const fields = {
  kind: String,
  recordId: String,
  savedAt: Date,
  savedBy: String,
  source: String,
  fields: [String],
  isPublished: Boolean,
  state: String,
  // An array is never absent by itself, and most versions would have an empty one.
  uses: { type: [String], default: undefined },
} as const;

const versionSchema: Schema = new Schema(
  { _id: String, ...fields, authorSeal: String, link: { type: linkFields, _id: false } },
  { collection: 'versions', versionKey: false },
);
versionSchema.index({ kind: 1, recordId: 1, savedAt: -1, _id: -1 });
versionSchema.index({ savedAt: 1 });
versionSchema.index({ 'link.place': 1 }, { unique: true, sparse: true });
versionSchema.index({ uses: 1 }, { sparse: true });

export type VersionModel = RecordModel<VersionRecord>;

export const versionModel = (connection: Connection): VersionModel =>
  defineModel<VersionRecord>(connection, 'Version', versionSchema, {
    kept: { savedBy: 'Who saved a version is shown for the time that the retention table names.' },
  });

/** Versions at rest in the aggregate whose write they tell of, until they are filed. */
export interface UnfiledVersions {
  unfiled?: VersionRecord[];
  /** Since when some wait; absent when none does. */
  unfiledSince?: Date;
}

/** Spread into the schema of an aggregate that keeps versions, beside `outboxFields`. */
export const unfiledFields = {
  unfiled: { type: [{ _id: String, ...fields }], default: undefined },
  unfiledSince: { type: Date, index: { sparse: true } },
} as const;

/** What `defineModel` is told of them. */
export const unfiledKept = {
  'unfiled.savedBy': 'Is filed with its version within seconds, and leaves it when who saved a version does.',
} as const;

/** Projection that leaves them out. */
export const withoutUnfiled = { unfiled: 0, unfiledSince: 0 } as const;
