import type { CatalogDeps } from '../../use-cases/deps.ts';
import { hourIn } from '../../domain/calendar.ts';
import { practiceDue } from '../domain/practice-events.ts';
import { chooseToday } from './choose-today.ts';
import { everyPage } from './every-page.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** Hours of the day at which nobody is disturbed: from 8:00, and not from 21:00 on. */
const isWaking = (hour: number): boolean => hour >= 8 && hour < 21;

/** Reminds one learner, unless today's reminder is out or nothing is due. Gives whether it did. */
const remind = async (deps: CatalogDeps, userId: string): Promise<boolean> => {
  const person = await deps.people.find(userId);
  if (!person) return false;
  const timeZone = timeZoneOf(person);
  if (!isWaking(hourIn(deps.now(), timeZone))) return false;
  const who = { userId, reader: person, timeZone, language: person.language ?? 'es' } as const;
  const { date, list } = await chooseToday(deps, who);
  if (list.length === 0) return false;
  let isReminded = false;
  await deps.practice.change(userId, ({ enabled, reminders, remindedOn }) => {
    isReminded = enabled && reminders && (remindedOn === null || remindedOn < date);
    if (!isReminded) return null;
    return {
      state: { remindedOn: date },
      events: [practiceDue({ userId, count: list.length, date })],
    };
  });
  return isReminded;
};

/** Reminds everybody who asked for it and has something to practise, at most once a day in their time zone. */
export const remindEverybody = async (
  deps: CatalogDeps,
  signal: AbortSignal,
): Promise<{ asked: number; reminded: number }> => {
  const figures = { asked: 0, reminded: 0 };
  for await (const userId of everyPage(deps.practice.listReminded, signal)) {
    figures.asked += 1;
    if (await remind(deps, userId)) figures.reminded += 1;
  }
  return figures;
};
