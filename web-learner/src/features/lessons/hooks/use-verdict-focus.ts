import { useEffect, useRef, type RefObject } from 'react';
import { later } from '../../../shared/later.ts';
import type { Verdict } from '../api/exercises.ts';
import type { LastVerdict } from '../api/looking-back.ts';

/** The heading of the verdict, which takes the focus once the verdict of a check made just now is drawn. */
export function useVerdictFocus(
  fresh: Verdict | null,
  drawn: LastVerdict | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const drawnId = drawn?.verdict.attemptId;
  useEffect(() => {
    if (!fresh || fresh.attemptId !== drawnId) return undefined;
    // To focus lays the page out: not in the task that has drawn the verdict.
    return later(() => heading.current?.focus(), 0);
  }, [fresh, drawnId]);
  return heading;
}
