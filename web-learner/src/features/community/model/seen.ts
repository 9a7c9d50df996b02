interface Dated {
  createdAt: string;
}

/** The moment up to which somebody has seen a discussion of which all this is on their screen. */
export const seenUpTo = (post: Dated, replies: readonly Dated[]): string =>
  replies.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), post.createdAt);
