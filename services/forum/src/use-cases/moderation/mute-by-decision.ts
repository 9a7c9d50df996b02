import type { Person } from '@academy/service-kit/people/person-model.ts';
import type { CaseRecord } from '../../domain/moderation/case.ts';
import { lastMuting } from '../../domain/moderation/change-case.ts';
import { memberMuted } from '../../domain/moderation/mute-events.ts';
import { memberNotFound, staffNotMuted } from '../../domain/moderation/moderation-texts.ts';
import { mutedFor, muteOf } from '../../domain/moderation/mute.ts';
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
 * Mutes the author as the last decision that mutes says. May run any number of times: a mute of that moment or a later one
 * stays, also where it was ended.
 */
export const muteByDecision = async (
  deps: ForumDeps,
  { userId, history }: Pick<CaseRecord, 'userId' | 'history'>,
): Promise<void> => {
  const muting = lastMuting(history);
  const member = muting && userId !== null ? await deps.people.find(userId) : null;
  if (!muting || !member || moderates(member.role)) return;
  const { by, at, reason, muteDays } = muting;
  const until = mutedFor(muteDays, at);
  const state = muteOf(member, { until, reason, by, at });
  // A moderator whose account is deleted meanwhile leaves no name.
  const events = by === null ? [] : memberMuted({ userId: member._id, by, until, at });
  await guardAll(deps, [member._id, by], () => deps.mutes.saveOnce(state, events));
};
