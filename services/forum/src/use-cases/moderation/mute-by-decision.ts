import type { Person } from '@academy/service-kit/people/person-model.ts';
import type { CaseRecord } from '../../domain/moderation/case.ts';
import { decisionIdOf, lastMuting, restoringOf } from '../../domain/moderation/muting-decisions.ts';
import { memberMuted, memberUnmuted } from '../../domain/moderation/mute-events.ts';
import { memberNotFound, staffNotMuted } from '../../domain/moderation/moderation-texts.ts';
import {
  byDecision,
  endedAt,
  isMuted,
  mutedFor,
  muteOf,
  type MuteState,
} from '../../domain/moderation/mute.ts';
import { moderates } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { guardAll } from './guard-all.ts';

/** Somebody who can be muted. Throws DomainError 404 for nobody, 409 for staff. */
export const requireMutable = async (
  { people }: Pick<ForumDeps, 'people'>,
  userId: string | null,
): Promise<Person> => {
  const member = userId === null ? null : await people.find(userId);
  if (!member) throw memberNotFound();
  if (moderates(member.role)) throw staffNotMuted();
  return member;
};

/**
 * Mutes the author as the last decision that mutes says. May run any number of times, after later decisions on other texts
 * too: of two decisions the mute that ends later stands. What a moderator muted or ended by hand since then stays.
 */
export const muteByDecision = async (
  deps: ForumDeps,
  { _id, userId, history }: Pick<CaseRecord, '_id' | 'userId' | 'history'>,
): Promise<void> => {
  const muting = lastMuting(history);
  const member = muting && userId !== null ? await deps.people.find(userId) : null;
  if (!muting || !member || moderates(member.role)) return;
  const { by, at, reason, muteDays } = muting;
  const mute = muteOf(member, { until: mutedFor(muteDays, at), reason, by, at });
  const state = byDecision(mute, decisionIdOf(_id, muting));
  // A moderator whose account is deleted meanwhile leaves no name.
  const eventsOf = ({ until }: MuteState) =>
    by === null ? [] : memberMuted({ userId: member._id, by, until, at });
  await guardAll(deps, [member._id, by], () => deps.mutes.follow(state, eventsOf));
};

/**
 * Ends the mute that a removal of this case gave, once an appeal restored the text; any other mute of its author stays. May
 * run any number of times.
 */
export const unmuteByAppeal = async (
  { mutes, now }: Pick<ForumDeps, 'mutes' | 'now'>,
  record: Pick<CaseRecord, '_id' | 'userId' | 'history'>,
): Promise<void> => {
  const { userId } = record;
  if (userId === null) return;
  const at = now();
  await mutes.change(userId, (mute) => {
    const restoring = restoringOf(record, mute);
    if (!restoring || !isMuted(mute, at)) return null;
    const { by } = restoring;
    const events = by === null ? [] : memberUnmuted({ userId, by, until: at, at });
    return { state: endedAt(at), events };
  });
};
