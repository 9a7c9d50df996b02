import { mayOpen, type Reader } from '@academy/contracts/shared/entitlement.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { dateIn, type CalendarDate } from '../../domain/calendar.ts';
import type { PracticeCard } from '../domain/card.ts';
import { estimateSeconds } from '../domain/estimate.ts';
import type { PlacedCard } from '../domain/placed-card.ts';
import { concernsToday, todaysList } from '../domain/todays-list.ts';
import { practiceOf } from './practice-of.ts';

/** Whose list: their plan decides what they may open, their time zone what day it is. */
export interface Practitioner {
  userId: string;
  reader: Reader;
  timeZone: string;
  /** Of the instructions, whose length counts. */
  language: Language;
}

/** Where a card's exercise is published, passed and open to the learner; cards of others wait. */
const placesOf = async (deps: CatalogDeps, { userId, reader }: Practitioner) => {
  const [outline, progress] = await Promise.all([deps.outline.read(), deps.progress.listOf(userId)]);
  const passed = new Set(
    progress.flatMap(({ exercises }) =>
      exercises.filter((each) => each.passed).map(({ exerciseId }) => exerciseId),
    ),
  );
  return ({ exerciseId }: PracticeCard): LessonPlace | null => {
    const place = outline.lessonOfExercise(exerciseId);
    if (!place || !passed.has(exerciseId)) return null;
    return mayOpen(place.course, reader) ? place : null;
  };
};

const placed = async (
  deps: CatalogDeps,
  card: PracticeCard,
  { place, language }: { place: LessonPlace | null; language: Language },
): Promise<PlacedCard[]> => {
  const exercise = place && (await deps.outline.exercise(place.lesson.id, card.exerciseId));
  if (!exercise) return [];
  const instructions = language === 'es' ? exercise.promptEs : exercise.promptEn;
  return [{ card, place, exercise, seconds: estimateSeconds(instructions, card.words) }];
};

/** What a learner may practise today: nothing while they have practice switched off. */
export const chooseToday = async (
  deps: CatalogDeps,
  who: Practitioner,
): Promise<{ date: CalendarDate; list: PlacedCard[] }> => {
  const { userId, timeZone, language } = who;
  const today = { date: dateIn(deps.now(), timeZone), timeZone };
  const { enabled, cards } = await practiceOf(deps, userId, timeZone);
  const concerned = enabled ? cards.filter((card) => concernsToday(card, today)) : [];
  if (concerned.length === 0) return { date: today.date, list: [] };
  const placeOf = await placesOf(deps, who);
  const candidates = await Promise.all(
    concerned.map((card) => placed(deps, card, { place: placeOf(card), language })),
  );
  return { date: today.date, list: todaysList(candidates.flat(), today) };
};
