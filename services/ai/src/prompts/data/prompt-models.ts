import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { SavedPromptRecord } from '../domain/saved-prompt.ts';

/** Which prompts a member has saved. Its writes are atomic, so that the limit and an import hold together. */
export interface PromptLibraryRecord {
  /** The member's id. */
  _id: string;
  promptIds: string[];
  count: number;
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
    insertedAt: Date,
  },
  { collection: 'prompts', versionKey: false },
);
promptSchema.index({ userId: 1, updatedAt: -1, _id: 1 });

const librarySchema: Schema = new Schema(
  { _id: String, promptIds: [String], count: Number },
  { collection: 'prompt_libraries', versionKey: false },
);

export type PromptModel = RecordModel<SavedPromptRecord>;
export type PromptLibraryModel = RecordModel<PromptLibraryRecord>;

export const promptModel = (connection: Connection): PromptModel =>
  defineModel<SavedPromptRecord>(connection, 'SavedPrompt', promptSchema);

export const promptLibraryModel = (connection: Connection): PromptLibraryModel =>
  defineModel<PromptLibraryRecord>(connection, 'PromptLibrary', librarySchema);
