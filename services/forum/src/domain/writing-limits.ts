const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export type WritingKind = 'posts' | 'replies' | 'flags' | 'edits';

/** What is counted by the hour. */
export type CountedKind = WritingKind | 'weighingFlags';

/** More would let one account hide a discussion. */
export const weighingFlagsPerHour = 1;

/** How much a member may write, and report, in an hour. */
export type HourlyLimits = Record<WritingKind, number>;

const newcomers: HourlyLimits = { posts: 3, replies: 10, flags: 10, edits: 20 };

/** By the age of the account: in its first day less, and one that is not known yet is new. */
export const hourlyLimits = (
  usual: HourlyLimits,
  { registeredAt, now }: { registeredAt: Date | undefined; now: Date },
): HourlyLimits =>
  registeredAt !== undefined && now.getTime() - registeredAt.getTime() >= dayMs
    ? usual
    : {
        posts: Math.min(usual.posts, newcomers.posts),
        replies: Math.min(usual.replies, newcomers.replies),
        flags: Math.min(usual.flags, newcomers.flags),
        edits: Math.min(usual.edits, newcomers.edits),
      };

/** The hour that a moment belongs to, and where it ends. */
export const hourOf = (now: Date): { hour: number; endsAt: Date } => {
  const hour = Math.floor(now.getTime() / hourMs);
  return { hour, endsAt: new Date((hour + 1) * hourMs) };
};
