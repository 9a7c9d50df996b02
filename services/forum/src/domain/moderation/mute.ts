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
  /** What others call the member meanwhile; absent once it was ended, and in a mute of an earlier release. */
  name?: MutedName | undefined;
}

export type MutedName = Pick<Person, 'username' | 'firstName' | 'lastName'>;

export type MuteRecord = Aggregate<MuteState>;

export const isMuted = (mute: Pick<MuteState, 'until'> | null, now: Date): boolean =>
  mute !== null && mute.until > now;

const dayMs = 24 * 60 * 60_000;

export const mutedFor = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs);

/** A mute that takes the place of this one; the name of one that still holds stays, whatever the member is called by now. */
export const replacedBy = (current: MuteState, next: MuteState): MuteState =>
  isMuted(current, next.createdAt) && current.name ? { ...next, name: current.name } : next;
