import { useState, type RefObject } from 'react';
import { carryStrokes, strokesOf, type Stroke } from '../../../shared/answer/segments.ts';
import type { CriterionVerdict } from '../api/exercises.ts';

export interface CriterionLooks {
  /** The strokes of a criterion that still lie on the text. */
  strokesOn: (criterion: CriterionVerdict) => readonly Stroke[];
  /** The criterion whose strokes alone are to be seen; null for all. */
  onLookAt: (key: string | null) => void;
  /** Selects a stretch of the answer. */
  onSelect: (stroke: Stroke) => void;
}

/** What was judged, and the text it was judged in. */
export interface JudgedText {
  text: string;
  criteria: readonly CriterionVerdict[];
}

/** The strokes on the text as it now stands, and how the criteria look at them and select them. */
export function useMarks(
  field: RefObject<HTMLTextAreaElement | null>,
  answer: string,
  judged: JudgedText | null,
): { strokes: Stroke[]; looks: CriterionLooks } {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const { text, criteria } = judged ?? { text: '', criteria: [] };
  const strokesOn = (...some: readonly CriterionVerdict[]) =>
    carryStrokes(text, answer, strokesOf(some, text.length));
  const alone = strokesOn(...criteria.filter(({ key }) => lookedAt === key));
  return {
    strokes: alone.length > 0 ? alone : strokesOn(...criteria),
    looks: {
      strokesOn: (criterion) => strokesOn(criterion),
      onLookAt: setLookedAt,
      onSelect({ start, end }) {
        field.current?.focus();
        field.current?.setSelectionRange(start, end);
      },
    },
  };
}
