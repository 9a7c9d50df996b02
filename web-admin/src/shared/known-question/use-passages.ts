import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';

/** Typing pauses for so long before passages are looked for. */
const PAUSE_MS = 300;
const MOST = 6;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export interface PassagesWanted {
  question: string;
  language: Language;
  /** What staff came from, which stands first. */
  passage?: StaffPassage | undefined;
  /** Whose passages are offered beside those that fit the question. */
  place?: Pick<StaffPassage, 'kind' | 'placeId'> | undefined;
}

/** The passages to choose from: where staff came from, then those that fit the question best, then those of the place. */
export function usePassages({ question, language, passage, place }: PassagesWanted): StaffPassage[] {
  const paused = usePaused(question.trim());
  const list = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' } } as const;
  const fitting = useGetList<StaffPassage>(
    'tutor-passages',
    { ...list, filter: { question: paused, language } },
    { enabled: paused !== '' },
  );
  const ofPlace = useGetList<StaffPassage>(
    'tutor-passages',
    { ...list, filter: { ...place, language } },
    { enabled: place !== undefined },
  );
  const all = [
    ...(passage ? [passage] : []),
    ...(paused === '' ? [] : (fitting.data ?? []).slice(0, MOST)),
    ...(place ? (ofPlace.data ?? []) : []),
  ];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
