import type { PracticeSettings } from '@academy/contracts/http/catalog/practice.ts';
import { unauthorised } from '@academy/service-kit/errors/domain-error.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { defaultSettings } from '../domain/practice.ts';
import { toPracticeSettings } from '../views/practice-views.ts';
import { recordedPractice } from './practice-of.ts';
import { timeZoneOf } from './time-zone-of.ts';

export const readSettings = async (deps: CatalogDeps, userId: string): Promise<PracticeSettings> =>
  toPracticeSettings((await deps.practice.find(userId)) ?? defaultSettings);

export const saveSettings = async (
  deps: CatalogDeps,
  userId: string,
  { enabled, reminders }: PracticeSettings,
): Promise<PracticeSettings> => {
  await recordedPractice(deps, userId, timeZoneOf(await deps.people.find(userId)));
  const saved = await deps.practice.change(userId, () => ({ state: { enabled, reminders }, events: [] }));
  // Gone since it was made: the account is deleted.
  if (!saved) throw unauthorised();
  return toPracticeSettings(saved);
};
