import { defineTopic } from '../topics.ts';

/** One partition: open libraries show documents in the order in which they were published. */
const documents = defineTopic('library.documents', { compacted: true }, 1);

export const libraryTopics = {
  documents,
  categories: defineTopic('library.categories', { compacted: true }),
} as const;
