import { dateIn, type CalendarDate } from '../../domain/calendar.ts';
import { isDueOn, type PracticeCard } from './card.ts';

/** What practice may take of a day. */
const secondsADay = 5 * 60;

/** A card that could be practised, with how long that takes. */
export interface Candidate {
  card: PracticeCard;
  seconds: number;
}

interface Today {
  date: CalendarDate;
  timeZone: string;
}

const isDoneToday = ({ repetitions, practisedAt }: PracticeCard, { date, timeZone }: Today): boolean =>
  repetitions > 1 && dateIn(practisedAt, timeZone) === date;

const byDue = ({ card: a }: Candidate, { card: b }: Candidate): number =>
  a.due.getTime() - b.due.getTime() || a.stability - b.stability || a.exerciseId.localeCompare(b.exerciseId);

/** Cards that today's list is made of: what is due, and what was done today and has used up some of its minutes. */
export const concernsToday = (card: PracticeCard, today: Today): boolean =>
  isDueOn(card, today.date, today.timeZone) || isDoneToday(card, today);

/**
 * What to practise today, most overdue first: as much as fits into five minutes together with what was done today. The
 * first always fits on a new day, so that nothing is put off for ever.
 */
export const todaysList = <C extends Candidate>(candidates: readonly C[], today: Today): C[] => {
  const done = candidates.filter(({ card }) => isDoneToday(card, today));
  let left = secondsADay - done.reduce((sum, { seconds }) => sum + seconds, 0);
  const due = candidates.filter(({ card }) => isDueOn(card, today.date, today.timeZone)).sort(byDue);
  const list: C[] = [];
  for (const candidate of due) {
    const isFirst = done.length === 0 && list.length === 0;
    if (candidate.seconds > left && !isFirst) break;
    list.push(candidate);
    left -= candidate.seconds;
  }
  return list;
};
