/** The fields that posts and replies have in common, as mongoose keeps them. */
export const writtenFields = {
  _id: String,
  userId: { type: String, default: null },
  deletedAuthor: Boolean,
  content: String,
  status: String,
  createdAt: Date,
  editedAt: { type: Date, default: null },
  revisions: [{ _id: false, title: { type: String, default: null }, content: String, replacedAt: Date }],
  holdReasons: [String],
  heldAt: { type: Date, default: null },
  watchedWords: { type: [String], default: undefined },
  heldWords: { type: [String], default: undefined },
  caseVersion: { type: Number, default: 0 },
  decision: { type: { _id: false, action: String, reason: String, at: Date, appeal: String }, default: null },
} as const;
