import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { useGetList } from 'ra-core';
import { usePaused } from '../../app/use-paused.ts';

/** Typing pauses for so long before passages are looked for. */
const PAUSE_MS = 300;
const MOST = 6;

export interface PassagesWanted {
  question: string;
  language: Language;
  /** What staff came from, which stands first. */
  passage?: StaffPassage | undefined;
  /** Whose passages are offered beside those that fit the question. */
  place?: Pick<StaffPassage, 'kind' | 'placeId'> | undefined;
}

/** Whether there are passages to choose from, and if not, why. */
export type PassagesState = 'found' | 'unasked' | 'loading' | 'failed' | 'none';

interface Search {
  isFailed: boolean;
  isLoading: boolean;
  isAsked: boolean;
  isFound: boolean;
}

/** What is on its way is said before what is there, and a failure beside the passages that did come. */
export const stateOf = ({ isFailed, isLoading, isAsked, isFound }: Search): PassagesState => {
  if (isLoading) return 'loading';
  if (isFailed) return 'failed';
  if (isFound) return 'found';
  return isAsked ? 'none' : 'unasked';
};

/** While others are looked for, those found before stay. */
const keepEarlier = <Found>(earlier: Found): Found => earlier;

/** The passages to choose from: where staff came from, then those that fit the question best, then those of the place. */
export function usePassages({ question, language, passage, place }: PassagesWanted): {
  passages: StaffPassage[];
  state: PassagesState;
} {
  const wanted = question.trim();
  const paused = usePaused(wanted, PAUSE_MS);
  const list = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' } } as const;
  const fitting = useGetList<StaffPassage>(
    'tutor-passages',
    { ...list, filter: { question: paused, language } },
    { enabled: paused !== '', placeholderData: keepEarlier },
  );
  const ofPlace = useGetList<StaffPassage>(
    'tutor-passages',
    { ...list, filter: { ...place, language } },
    { enabled: place !== undefined, placeholderData: keepEarlier },
  );
  const all = [
    ...(passage ? [passage] : []),
    ...(paused === '' ? [] : (fitting.data ?? []).slice(0, MOST)),
    ...(place ? (ofPlace.data ?? []) : []),
  ];
  const passages = [...new Map(all.map((one) => [one.id, one])).values()];
  const state = stateOf({
    isFailed: fitting.isError || ofPlace.isError,
    isLoading: wanted !== paused || fitting.isFetching || ofPlace.isFetching,
    isAsked: paused !== '' || place !== undefined,
    isFound: passages.length > 0,
  });
  return { passages, state };
}
