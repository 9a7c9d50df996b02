import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { TutorVote } from '../domain/tutor-vote.ts';

export type TutorVoteModel = RecordModel<TutorVote>;

const tutorVoteSchema: Schema = new Schema(
  {
    _id: String,
    passage: String,
    person: String,
    helpful: Boolean,
    day: String,
  },
  { collection: 'tutor_votes', versionKey: false },
);
tutorVoteSchema.index({ day: 1 });
tutorVoteSchema.index({ person: 1 });
tutorVoteSchema.index({ passage: 1 });

/** The `_id` and the person are a member's keyed hashes. */
export const tutorVoteModel = (connection: Connection): TutorVoteModel =>
  defineModel<TutorVote>(connection, 'TutorVote', tutorVoteSchema, { erased: ['_id', 'person'] });
