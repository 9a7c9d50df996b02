import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { CaseState } from '../domain/moderation/case.ts';

const decision = { _id: false, action: String, reason: String, at: Date, wording: String } as const;

const wording = {
  _id: false,
  wording: String,
  title: { type: String, default: null },
  content: String,
  at: Date,
  isHeldOnly: Boolean,
} as const;

/** Each kind of entry has some of these fields; none comes by default. */
const entry = {
  _id: false,
  kind: String,
  at: Date,
  by: String,
  reason: String,
  note: String,
  weighs: Boolean,
  action: String,
  muteDays: Number,
  onAppeal: Boolean,
  text: String,
  reasons: { type: [String], default: undefined },
  words: { type: [String], default: undefined },
} as const;

const caseSchema: Schema = new Schema(
  {
    _id: String,
    kind: String,
    targetId: String,
    postId: String,
    userId: { type: String, default: null },
    createdAt: Date,
    status: String,
    isOpen: Boolean,
    openFlags: Number,
    openedAt: { type: Date, default: null },
    decision: { type: decision, default: null },
    history: [entry],
    wordings: { type: [wording], default: undefined },
    ...outboxFields,
  },
  { collection: 'cases', versionKey: false },
);
caseSchema.index({ isOpen: 1, openedAt: -1, _id: -1 });
caseSchema.index({ openedAt: -1, _id: -1 });
caseSchema.index({ userId: 1 });
caseSchema.index({ 'history.by': 1, openedAt: -1 });

export type CaseModel = RecordModel<Stored<CaseState>>;

export const caseModel = (connection: Connection): CaseModel =>
  defineModel<Stored<CaseState>>(connection, 'ModerationCase', caseSchema, {
    erased: ['userId', 'history.by'],
  });
