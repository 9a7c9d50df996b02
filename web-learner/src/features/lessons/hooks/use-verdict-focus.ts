import { useEffect, useRef, type RefObject } from 'react';
import { later } from '../../../shared/later.ts';
import { watchActs, type WatchedActs } from '../../../shared/ui/watch-acts.ts';
import type { Verdict } from '../api/exercises.ts';
import type { LastVerdict } from '../api/looking-back.ts';

/**
 * The heading of the verdict, which takes the focus once the verdict of a check made just now is drawn. It is drawn
 * later than it comes: a learner who has gone on meanwhile keeps the focus where they put it.
 */
export function useVerdictFocus(
  fresh: Verdict | null,
  drawn: LastVerdict | null,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useRef<WatchedActs>(null);
  const drawnId = drawn?.verdict.attemptId;
  useEffect(() => {
    if (!fresh) return undefined;
    const watched = watchActs(document);
    acts.current = watched;
    return watched.stop;
  }, [fresh]);
  useEffect(() => {
    if (!fresh || fresh.attemptId !== drawnId) return undefined;
    // To focus lays the page out: not in the task that has drawn the verdict.
    return later(() => {
      if (!acts.current?.hasActed()) heading.current?.focus();
    }, 0);
  }, [fresh, drawnId]);
  return heading;
}
