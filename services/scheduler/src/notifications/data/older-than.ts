import type { Cursor } from '@academy/service-kit/http/cursor.ts';

interface Ordered {
  _id: string;
  createdAt: Date;
}

/** What stands behind the cursor in a list that is newest first. */
export const olderThan = (after: Cursor | undefined) => {
  if (!after) return {};
  const createdAt = new Date(after.order);
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: after.id } }] };
};

/** The same order for records that are already here. */
export const newestFirst = (one: Ordered, other: Ordered): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one._id < other._id ? 1 : -1);
