import { muteChangedV1 } from '@academy/contracts/events/forum/mute-changed.v1.ts';
import type { Mute } from '@academy/contracts/http/forum/mutes.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { cleanText } from '../../domain/markdown/clean-text.ts';
import { memberNotFound, muteNotFound, staffNotMuted } from '../../domain/moderation/moderation-texts.ts';
import { isMuted, mutedFor, type MuteRecord } from '../../domain/moderation/mute.ts';
import { moderates } from '../../domain/visibility.ts';
import { toMute } from '../../views/case-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';
import { guardAll } from './guard-all.ts';

const told = (
  action: 'member.muted' | 'member.unmuted',
  { userId, by, until, at }: { userId: string; by: string; until: Date; at: Date },
): PendingEvent[] => [
  pendingEvent(muteChangedV1, { userId, until: until.toISOString() }),
  staffActionRecorded({
    actorId: by,
    action,
    resource: 'mutes',
    resourceId: userId,
    fields: ['until', 'reason'],
    at,
  }),
];

const showMutes = async (deps: ForumDeps, mutes: readonly MuteRecord[]): Promise<Mute[]> => {
  const members = mutes.flatMap(({ _id, by }) => [{ userId: _id }, { userId: by }]);
  const authors = await authorsOf(deps, members);
  return mutes.map((mute) => toMute(mute, authors));
};

/** A page of the members who are muted now, with the count of all that match. */
export const listMutes = async (
  deps: ForumDeps,
  list: StaffList,
): Promise<{ rows: Mute[]; total: number }> => {
  const { rows, total } = await deps.mutes.listForStaff(list, deps.now());
  return { rows: await showMutes(deps, rows), total };
};

/** Mutes a member from now on; again replaces days and reason. Throws DomainError 409 for staff. */
export const muteMember = async (
  deps: ForumDeps,
  { userId, days, reason, caller }: { userId: string; days: number; reason: string; caller: Caller },
): Promise<Mute> => {
  const member = await deps.people.find(userId);
  if (!member) throw memberNotFound();
  if (moderates(member.role)) throw staffNotMuted();
  const at = deps.now();
  const by = caller.userId;
  const until = mutedFor(days, at);
  const { username, firstName, lastName } = member;
  const name = { username, firstName, lastName };
  const state = { _id: userId, until, reason: cleanText(reason), by, createdAt: at, times: 1, name };
  const mute = await guardAll(deps, [userId, by], () =>
    deps.mutes.save(state, told('member.muted', { userId, by, until, at })),
  );
  const [shown] = await showMutes(deps, [mute]);
  if (!shown) throw memberNotFound();
  return shown;
};

/** Ends a member's mute now. */
export const unmuteMember = async (
  deps: ForumDeps,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<void> => {
  const at = deps.now();
  const ended = await deps.mutes.change(userId, (mute) => {
    if (!isMuted(mute, at)) throw muteNotFound();
    const events = told('member.unmuted', { userId, by: caller.userId, until: at, at });
    return { state: { until: at, name: undefined }, events };
  });
  if (!ended) throw muteNotFound();
};

/** Has others read a muted member's name of before, until the mute ends. Again changes nothing. */
export const holdMutedName = async (
  { mutes, people, now }: Pick<ForumDeps, 'mutes' | 'people' | 'now'>,
  userId: string,
): Promise<void> => {
  const mute = await mutes.find(userId);
  if (mute?.name && isMuted(mute, now())) await people.holdName(userId, { ...mute.name, until: mute.until });
  else await people.releaseName(userId);
};
