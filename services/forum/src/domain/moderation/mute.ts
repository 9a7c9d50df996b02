import type { Person } from '@academy/service-kit/people/person-model.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/** That a member may not write for a time. One that is over stays, for the aggregate's sequence. */
export interface MuteState {
  /** The member's id. */
  _id: string;
  until: Date;
  reason: string;
  /** The moderator's id; null once their account is deleted. */
  by: string | null;
  createdAt: Date;
  /** How often the member was muted, this time counted; absent, and once, in a mute of an earlier release. */
  times?: number;
  /** What others call the member meanwhile; absent once it was ended, and in a mute of an earlier release. */
  name?: MutedName | undefined;
  /** The decision that gave it as it stands; absent where a moderator gave or ended it by hand, and in an earlier release. */
  decision?: string | undefined;
  /** The last decisions that were followed, also those that changed nothing; absent in a mute of an earlier release. */
  decisions?: string[];
}

export type MutedName = Pick<Person, 'username' | 'firstName' | 'lastName'>;

export type MuteRecord = Aggregate<MuteState>;

export const isMuted = (mute: Pick<MuteState, 'until'> | null, now: Date): boolean =>
  mute !== null && mute.until > now;

const dayMs = 24 * 60 * 60_000;

/** How often somebody with this mute, or none, was muted. */
export const timesMuted = (mute: Pick<MuteState, 'times'> | null): number => (mute ? (mute.times ?? 1) : 0);

export const mutedFor = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs);

/** A member's first mute, from a moment on. */
export const muteOf = (
  { _id, username, firstName, lastName }: Pick<Person, '_id'> & MutedName,
  { at, ...mute }: Pick<MuteState, 'until' | 'reason' | 'by'> & { at: Date },
): MuteState => ({ _id, ...mute, createdAt: at, times: 1, name: { username, firstName, lastName } });

const mostDecisions = 50;

/** A mute that a decision gives. */
export const byDecision = (mute: MuteState, decision: string): MuteState & { decision: string } => ({
  ...mute,
  decision,
  decisions: [decision],
});

/** Whether the decision was followed, or a moderator muted or unmuted by hand what is of that moment or a later one. */
export const hasFollowed = (
  { decision, decisions, createdAt }: MuteState,
  next: MuteState & { decision: string },
): boolean =>
  decisions?.includes(next.decision) === true || (decision === undefined && createdAt >= next.createdAt);

/** A mute that takes the place of this one; the name of one that still holds stays, whatever the member is called by now. */
export const replacedBy = (current: MuteState, next: MuteState): MuteState => ({
  ...next,
  decision: next.decision,
  ...(current.decisions && { decisions: current.decisions }),
  times: timesMuted(current) + 1,
  ...(isMuted(current, next.createdAt) && current.name && { name: current.name }),
});

/** What changes in a mute that ends now. */
export const endedAt = (at: Date): Pick<MuteState, 'until' | 'name' | 'decision'> => ({
  until: at,
  name: undefined,
  decision: undefined,
});

/** Like `replacedBy`, but the mute that ends later stands, in whatever order their decisions are followed. */
export const prolongedBy = (current: MuteState, next: MuteState & { decision: string }): MuteState => ({
  ...(next.until > current.until
    ? replacedBy(current, next)
    : { ...current, times: timesMuted(current) + 1 }),
  decisions: [...(current.decisions ?? []), next.decision].slice(-mostDecisions),
});
