import type { TodaysPractice } from '@academy/contracts/http/catalog/practice.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { toTodaysPractice } from '../views/practice-views.ts';
import { chooseToday } from './choose-today.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** The exercises that the caller may practise today. */
export const todaysPractice = async (
  deps: CatalogDeps,
  caller: Caller,
  language: Language,
): Promise<TodaysPractice> => {
  const { userId } = caller;
  const timeZone = timeZoneOf(await deps.people.find(userId));
  return toTodaysPractice(await chooseToday(deps, { userId, reader: caller, timeZone, language }));
};
