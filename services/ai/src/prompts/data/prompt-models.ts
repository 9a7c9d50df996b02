import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { SavedPromptRecord } from '../domain/saved-prompt.ts';

/** The places of prompts that are being saved, so that what is written never goes beyond the limits. */
export interface PromptReservation {
  /** The first of the prompts' ids. */
  _id: string;
  ids: string[];
  bytes: number;
  at: Date;
}

/** Which prompts a member has saved. Its writes are atomic, so that the limits and an import hold together. */
export interface PromptLibraryRecord {
  /** The member's id. */
  _id: string;
  promptIds: string[];
  /** Saved and reserved. */
  count: number;
  /** Of the texts, saved and reserved, with the earlier wordings. */
  bytes: number;
  reservations: PromptReservation[];
}

const promptSchema: Schema = new Schema(
  {
    _id: String,
    userId: String,
    name: String,
    text: String,
    tags: [String],
    preview: String,
    search: String,
    version: Number,
    earlier: [{ _id: false, version: Number, text: String, replacedAt: Date }],
    createdAt: Date,
    updatedAt: Date,
  },
  { collection: 'prompts', versionKey: false },
);
promptSchema.index({ userId: 1, updatedAt: -1, _id: 1 });

const librarySchema: Schema = new Schema(
  {
    _id: String,
    promptIds: [String],
    count: Number,
    bytes: Number,
    reservations: [{ _id: String, ids: [String], bytes: Number, at: Date }],
  },
  { collection: 'prompt_libraries', versionKey: false },
);
librarySchema.index({ 'reservations.at': 1 });

export type PromptModel = RecordModel<SavedPromptRecord>;
export type PromptLibraryModel = RecordModel<PromptLibraryRecord>;

export const promptModel = (connection: Connection): PromptModel =>
  defineModel<SavedPromptRecord>(connection, 'SavedPrompt', promptSchema, { erased: ['userId'] });

export const promptLibraryModel = (connection: Connection): PromptLibraryModel =>
  defineModel<PromptLibraryRecord>(connection, 'PromptLibrary', librarySchema, { erased: ['_id'] });
