import { FeedError } from './feed-failure.ts';
import { openAddress, type OpenOptions } from './open-address.ts';

/**
 * Opens a page as a reader's browser would, under the same checks as a feed, and gives the HTTP status that it answers
 * with in the end; null where nothing answers, or nothing that may be opened. Rejects when the signal aborts.
 */
export const openLink = async (
  address: string,
  { userAgent, ...options }: OpenOptions & { userAgent: string },
): Promise<number | null> => {
  try {
    return await openAddress(
      {
        address,
        headers: { accept: 'text/html,*/*;q=0.1', 'user-agent': userAgent },
        read: ({ status }) => status,
      },
      options,
    );
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof FeedError) return null;
    throw error;
  }
};
