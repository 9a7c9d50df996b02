interface Ordered {
  _id: string;
  createdAt: Date;
}

/** The order of lists that are paged by `olderThan`, for records that are already here. */
export const newestFirst = (one: Ordered, other: Ordered): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one._id < other._id ? 1 : -1);
