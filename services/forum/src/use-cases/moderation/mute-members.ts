import type { Mute } from '@academy/contracts/http/forum/mutes.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { cleanText } from '../../domain/markdown/clean-text.ts';
import { memberMuted, memberUnmuted } from '../../domain/moderation/mute-events.ts';
import { memberNotFound, muteNotFound } from '../../domain/moderation/moderation-texts.ts';
import { endedAt, isMuted, mutedFor, muteOf, type MuteRecord } from '../../domain/moderation/mute.ts';
import { toMute } from '../../views/case-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';
import { guardAll } from './guard-all.ts';
import { requireMutable } from './mute-by-decision.ts';

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
  const member = await requireMutable(deps, userId);
  const at = deps.now();
  const by = caller.userId;
  const until = mutedFor(days, at);
  const state = muteOf(member, { until, reason: cleanText(reason), by, at });
  const mute = await guardAll(deps, [userId, by], () =>
    deps.mutes.save(state, memberMuted({ userId, by, until, at })),
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
    const events = memberUnmuted({ userId, by: caller.userId, until: at, at });
    return { state: endedAt(at), events };
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
