import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { outboxFields } from '@academy/service-kit/outbox/outbox-schema.ts';
import { Schema, type Connection } from 'mongoose';
import type { AttemptRecord } from '../domain/attempt.ts';

const override = { _id: false, passed: Boolean, reason: String, at: Date } as const;

const attemptSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    courseId: String,
    lessonId: String,
    exerciseId: String,
    attempt: Number,
    answer: String,
    language: String,
    score: Number,
    passScore: Number,
    checkerVersion: String,
    passed: Boolean,
    judgedPassed: Boolean,
    // As the rubric gave them; they are read whole and never searched.
    criteria: [Schema.Types.Mixed],
    missed: [String],
    groups: [Schema.Types.Mixed],
    promptLanguage: String,
    words: Number,
    tokens: Number,
    hintsUsed: Number,
    override: { type: override, default: null },
    overrides: [{ ...override, by: String }],
    // Absent where nothing was pointed out; read whole.
    pointings: { type: [Schema.Types.Mixed], default: undefined },
    pointingDecisions: { type: [Schema.Types.Mixed], default: undefined },
    verdictsWithout: { type: [Schema.Types.Mixed], default: undefined },
    pointedIn: String,
    countsFrom: Date,
    waitingUntil: Date,
    pendingPlace: String,
    createdAt: Date,
    uncountedSince: Date,
    overruled: Boolean,
    sharedAt: Date,
    offeredIn: String,
    certainty: Number,
    judgementId: String,
    seriesBytes: Number,
    ...outboxFields,
  },
  { collection: 'attempts', versionKey: false, minimize: false },
);
// Parallel checks race for the next number here: one gets it, the others take the one after.
attemptSchema.index({ userId: 1, exerciseId: 1, attempt: -1 }, { unique: true });
attemptSchema.index({ uncountedSince: 1 }, { sparse: true });
// Staff's list, by what it is sorted and filtered by.
// Led by the mark of removal, which each of these lists asks for: the store counts them by index entries alone.
attemptSchema.index({ removedAt: 1, createdAt: -1, _id: -1 });
attemptSchema.index({ removedAt: 1, userId: 1, createdAt: -1, _id: -1 });
attemptSchema.index({ removedAt: 1, exerciseId: 1, createdAt: -1, _id: -1 });
attemptSchema.index({ removedAt: 1, courseId: 1, createdAt: -1, _id: -1 });
attemptSchema.index({ removedAt: 1, passed: 1, createdAt: -1, _id: -1 });
attemptSchema.index({ removedAt: 1, missed: 1, createdAt: -1, _id: -1 });
attemptSchema.index({ score: -1, _id: -1 });
attemptSchema.index({ missed: 1, score: -1, _id: -1 });
attemptSchema.index({ 'override.at': 1 }, { sparse: true });
attemptSchema.index({ pointedIn: 1, createdAt: -1 }, { sparse: true });

// What teachers judge, the least certain first, and what its learner takes back.
// Partial, since a sparse index of several fields holds each document that has one of them, and all have an id.
attemptSchema.index(
  { offeredIn: 1, certainty: 1, _id: 1 },
  { name: 'offered', partialFilterExpression: { offeredIn: { $exists: true } } },
);
attemptSchema.index({ judgementId: 1 }, { sparse: true });
attemptSchema.index({ waitingUntil: 1 }, { sparse: true });
// Passes by pointing race for a learner's places of the week here: no more get one than there are.
attemptSchema.index({ pendingPlace: 1 }, { unique: true, sparse: true });

export type AttemptModel = RecordModel<Stored<AttemptRecord>>;

const decidedBy =
  'Who of staff decided, as an id alone, for as long as the account of the learner whose attempt it is.';

export const attemptModel = (connection: Connection): AttemptModel =>
  defineModel<Stored<AttemptRecord>>(connection, 'Attempt', attemptSchema, {
    erased: ['userId'],
    kept: { 'overrides.by': decidedBy, 'pointings.refused.by': decidedBy, 'pointingDecisions.by': decidedBy },
  });
