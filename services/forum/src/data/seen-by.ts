import type { ForumStatus } from '@academy/contracts/http/forum/forum-author.ts';

const kept: readonly ForumStatus[] = ['held', 'removed'];

/** What one reader sees in a list: what is visible, and their own that is held or removed. */
export const seenBy = (readerId: string | null) =>
  readerId === null
    ? { status: 'visible' as const }
    : { $or: [{ status: 'visible' as const }, { userId: readerId, status: { $in: kept } }] };
