import { Schema, type Connection } from 'mongoose';
import { linkFields } from '../../chains/link.ts';
import { defineModel, type RecordModel } from '../../mongo/define-model.ts';
import type { VersionChain } from './version-chain.ts';

export type VersionChainModel = RecordModel<VersionChain>;

const versionChainSchema: Schema = new Schema(
  {
    _id: String,
    entries: Number,
    last: String,
    gaps: [{ _id: false, from: Number, to: Number, last: String }],
    registered: { type: linkFields, _id: false },
    adoptedAt: Date,
    seal: String,
  },
  { collection: 'version_chains', versionKey: false },
);
versionChainSchema.index({ 'registered.place': 1 }, { unique: true, sparse: true });

export const versionChainModel = (connection: Connection): VersionChainModel =>
  defineModel<VersionChain>(connection, 'VersionChain', versionChainSchema);
