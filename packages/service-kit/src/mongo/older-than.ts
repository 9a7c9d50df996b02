import type { Cursor } from '../http/cursor.ts';

/** What stands behind the cursor in a list that is newest first, by `createdAt` in ms and then `_id`; everything without one. */
export const olderThan = (after: Cursor | undefined) => {
  if (!after) return {};
  const createdAt = new Date(after.order);
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: after.id } }] };
};
