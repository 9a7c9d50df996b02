import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { moderates } from '../domain/visibility.ts';
import { muted } from '../domain/moderation/moderation-texts.ts';
import { isMuted } from '../domain/moderation/mute.ts';
import type { PersonName } from '@academy/service-kit/people/person-model.ts';
import type { Authors } from '../views/author-view.ts';
import { authorsOf } from './authors-of.ts';
import type { ForumDeps } from './deps.ts';

/** A caller who writes or reports something. */
export interface Writer extends Caller {
  /** Undefined where the account is not known yet. */
  registeredAt: Date | undefined;
  /** Undefined where the account is not known yet. */
  name: PersonName | undefined;
}

export const writerOf = async ({ people }: Pick<ForumDeps, 'people'>, caller: Caller): Promise<Writer> => {
  const person = await people.find(caller.userId);
  return { ...caller, registeredAt: person?.createdAt, name: person ?? undefined };
};

/** The caller as one who may write. Throws DomainError 403, with the reason, for a member who may not now. */
export const requireWriter = async (
  deps: Pick<ForumDeps, 'people' | 'mutes' | 'now'>,
  caller: Caller,
): Promise<Writer> => {
  const [mute, writer] = await Promise.all([deps.mutes.find(caller.userId), writerOf(deps, caller)]);
  // Who was given the right to moderate since is not held by a mute of before.
  if (mute && isMuted(mute, deps.now()) && !moderates(caller.role)) throw muted(mute);
  return writer;
};

/**
 * The name of one who wrote, as it was read before. No name is held for who may write: that ends with the mute. One that was
 * not known then may be by now.
 */
export const authorsOfOwn = async (
  deps: Pick<ForumDeps, 'people' | 'brand'>,
  { userId, name }: Writer,
): Promise<Authors> =>
  name ? { names: new Map([[userId, name]]), brand: deps.brand } : authorsOf(deps, [{ userId }]);
