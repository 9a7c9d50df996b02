import { Schema, type Connection } from 'mongoose';
import { defineModel, type RecordModel } from '../../mongo/define-model.ts';

/** The key that a service seals one person's values under, for the audit log. */
export interface AuditKey {
  _id: string;
  userId: string;
  /** The key itself, sealed under the service's own. */
  sealedKey: string;
}

export type AuditKeyModel = RecordModel<AuditKey>;

const auditKeySchema: Schema = new Schema(
  { _id: String, userId: String, sealedKey: String },
  { collection: 'audit_keys', versionKey: false },
);
auditKeySchema.index({ userId: 1 }, { unique: true });

/** The collection of the keys; the feature that keeps it destroys them with the accounts. */
export const auditKeyModel = (connection: Connection): AuditKeyModel =>
  defineModel<AuditKey>(connection, 'AuditKey', auditKeySchema, { erased: ['userId'] });
