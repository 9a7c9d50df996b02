import { useMemo, useState, type RefObject } from 'react';
import { carryStrokes, strokesOf, type Stroke } from './segments.ts';
import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';

/** What was judged, and the text it was judged in. */
export interface JudgedText {
  text: string;
  criteria: readonly CriterionVerdict[];
}

/** How criteria look at their strokes in the answer, and select them. */
export interface CriterionLooks {
  /** The strokes of a criterion that still lie on the text. */
  strokesOn: (criterion: CriterionVerdict) => readonly Stroke[];
  /** The criterion whose strokes alone are to be seen; null for all. */
  onLookAt: (key: string | null) => void;
  /** Selects a stretch of the answer. */
  onSelect: (stroke: Stroke) => void;
}

/** The strokes of criteria that still lie on the text as it now stands. */
export const strokesIn = (
  answer: string,
  judged: JudgedText | null,
  criteria: readonly CriterionVerdict[] = judged?.criteria ?? [],
): Stroke[] => (judged ? carryStrokes(judged.text, answer, strokesOf(criteria, judged.text.length)) : []);

/** The strokes on the text as it now stands, and what changes which of them are seen: the same functions at every key. */
export function useMarks(
  field: RefObject<HTMLTextAreaElement | null>,
  answer: string,
  judged: JudgedText | null,
): { strokes: Stroke[]; looking: Pick<CriterionLooks, 'onLookAt' | 'onSelect'> } {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const alone = strokesIn(
    answer,
    judged,
    judged?.criteria.filter(({ key }) => lookedAt === key),
  );
  const looking = useMemo(
    () => ({
      onLookAt: setLookedAt,
      onSelect({ start, end }: Stroke) {
        field.current?.focus();
        field.current?.setSelectionRange(start, end);
      },
    }),
    [field],
  );
  return { strokes: alone.length > 0 ? alone : strokesIn(answer, judged), looking };
}
