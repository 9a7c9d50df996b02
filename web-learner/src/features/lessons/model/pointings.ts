import { ApiError } from '@academy/web-kit/api/api-error.ts';
import type { PointedWords } from '@academy/contracts/http/catalog/checks.ts';
import { carryStrokes } from '@academy/web-kit/answer/segments.ts';
import type { CriterionVerdict } from '../api/exercises.ts';

export type { PointedWords };

/** An attempt takes no more. */
export const MOST_POINTINGS = 2;

interface Checked {
  answer: string;
  verdict: { criteria: readonly CriterionVerdict[] };
}

/**
 * What was pointed out in the last checked text and still stands in the one that is there now: the next check takes it
 * along. An edit that touches the words ends it.
 */
export function carriedPointings(last: Checked | null, text: string): PointedWords[] {
  if (!last) return [];
  return last.verdict.criteria.flatMap(({ key, pointedOut, spans }) => {
    const strokes = pointedOut ? spans.map((span) => ({ ...span, status: 'met' as const })) : [];
    return carryStrokes(last.answer, text, strokes).map(({ start, end }) => ({ key, start, end }));
  });
}

export interface RefusedPointing {
  key: string;
  /** Why, in the learner's language. */
  message: string;
}

/** The pointings of a check that the server refused; none where it refused something else. */
export function refusedPointings(error: unknown, pointed: readonly PointedWords[] = []): RefusedPointing[] {
  const fields = error instanceof ApiError ? error.fields : {};
  return Object.entries(fields).flatMap(([place, message]) => {
    const key = pointed[Number(place)]?.key;
    return key === undefined ? [] : [{ key, message }];
  });
}
