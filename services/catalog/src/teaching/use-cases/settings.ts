import type { TeachingSettings } from '@academy/contracts/http/catalog/teaching.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { leaveTeaching } from './leave-teaching.ts';

export const readTeachingSettings = async (
  { teachingConsents }: CatalogDeps,
  userId: string,
): Promise<TeachingSettings> => ({ enabled: (await teachingConsents.since(userId)) !== null });

/** Lets a member's attempts from now on teach the checker, or takes those that do out of it. */
export const saveTeachingSettings = async (
  deps: CatalogDeps,
  userId: string,
  { enabled }: TeachingSettings,
): Promise<TeachingSettings> => {
  const { teachingConsents, now } = deps;
  if (!enabled) await teachingConsents.withdraw(userId);
  // What was withdrawn before has left before anything new is offered.
  if (await teachingConsents.isLeaving(userId)) await leaveTeaching(deps, userId);
  if (enabled) await teachingConsents.give(userId, now());
  return { enabled };
};
