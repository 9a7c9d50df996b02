import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { muted } from '../domain/moderation/moderation-texts.ts';
import { isMuted } from '../domain/moderation/mute.ts';
import type { ForumDeps } from './deps.ts';

/** A caller who writes or reports something. */
export interface Writer extends Caller {
  /** Undefined where the account is not known yet. */
  registeredAt: Date | undefined;
}

export const writerOf = async ({ people }: Pick<ForumDeps, 'people'>, caller: Caller): Promise<Writer> => ({
  ...caller,
  registeredAt: (await people.find(caller.userId))?.createdAt,
});

/** The caller as one who may write. Throws DomainError 403, with the reason, for a member who may not now. */
export const requireWriter = async (
  deps: Pick<ForumDeps, 'people' | 'mutes' | 'now'>,
  caller: Caller,
): Promise<Writer> => {
  const [mute, writer] = await Promise.all([deps.mutes.find(caller.userId), writerOf(deps, caller)]);
  if (mute && isMuted(mute, deps.now())) throw muted(mute);
  return writer;
};
