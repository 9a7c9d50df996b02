import { defineTopic } from '../topics.ts';

/** One partition: open libraries show documents in the order in which they were published. */
export const libraryTopics = { documents: defineTopic('library.documents', { compacted: true }, 1) } as const;
