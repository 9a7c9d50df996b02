/**
 * What one question to the tutor may bring along, in characters and messages. It stands apart from the endpoints, whose
 * schemas a browser does not load.
 */
export const tutorLimits = {
  messageCharacters: 4_000,
  conversationMessages: 20,
  /** One earlier message, the learner's or the tutor's; longer ones are cut by the client. */
  earlierCharacters: 8_000,
  exerciseCharacters: 10_000,
  /** What was missing in an answer. */
  remarkCharacters: 1_000,
} as const;
