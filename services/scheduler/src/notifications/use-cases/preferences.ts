import type {
  NotificationPreferences,
  NotificationPreferencesChange,
} from '@academy/contracts/http/scheduler/preferences.ts';
import { choicesOf, isOn, switchName, type Switch } from '../domain/preferences.ts';
import { preferencesOf } from '../views/preference-views.ts';
import type { NotificationDeps } from './notification-deps.ts';

type PreferenceDeps = Pick<NotificationDeps, 'preferences'>;

/** The whole matrix for one member. */
export const readPreferences = async (
  { preferences }: PreferenceDeps,
  userId: string,
): Promise<NotificationPreferences> => preferencesOf(await preferences.choicesOf(userId));

/** Sets the switches that are named, and gives the whole matrix. */
export const changePreferences = async (
  deps: PreferenceDeps & Pick<NotificationDeps, 'erasure'>,
  userId: string,
  change: NotificationPreferencesChange,
): Promise<NotificationPreferences> => {
  await deps.erasure.guard(userId, () => deps.preferences.choose(userId, choicesOf(change)));
  return readPreferences(deps, userId);
};

/** Whether a member is notified of an activity by a channel. */
export const isNotified = async (
  { preferences }: PreferenceDeps,
  { userId, ...which }: Switch & { userId: string },
): Promise<boolean> => isOn(await preferences.choicesOf(userId), which);

/**
 * Sets one switch of a member, also where nobody is signed in, as from the link in a mail. Of a deleted account nothing
 * is kept.
 */
export const setPreference = (
  { preferences, erasure }: Pick<NotificationDeps, 'preferences' | 'erasure'>,
  { userId, on, ...which }: Switch & { userId: string; on: boolean },
): Promise<void> => erasure.guard(userId, () => preferences.choose(userId, { [switchName(which)]: on }));
