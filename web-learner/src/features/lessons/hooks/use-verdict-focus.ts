import { useEffect, useRef, type RefObject } from 'react';
import { later } from '../../../shared/later.ts';
import { watchActs, type WatchedActs } from '../../../shared/ui/watch-acts.ts';
import type { Verdict } from '../api/exercises.ts';
import type { LastVerdict } from '../api/looking-back.ts';

interface Checked {
  /** The verdict of a check made just now. */
  fresh: Verdict | null;
  /** The verdict that is drawn: another while `fresh` is not drawn yet. */
  drawn: LastVerdict | null;
  /** Whether the check is on its way. */
  isSending: boolean;
}

/**
 * The heading of the verdict, which takes the focus once the verdict of a check made just now is drawn. It is drawn
 * later than it comes: a learner who has gone on since the check was sent keeps the focus where they put it.
 */
export function useVerdictFocus({ fresh, drawn, isSending }: Checked): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useRef<WatchedActs>(null);
  const drawnId = drawn?.verdict.attemptId;
  // From here on, since `fresh` comes in a transition, after the page already has the verdict.
  useEffect(() => {
    if (!isSending) return;
    acts.current?.stop();
    acts.current = watchActs(document);
  }, [isSending]);
  useEffect(() => () => acts.current?.stop(), []);
  useEffect(() => {
    if (!fresh || fresh.attemptId !== drawnId) return undefined;
    // To focus lays the page out: not in the task that has drawn the verdict.
    return later(() => {
      if (!acts.current?.hasActed()) heading.current?.focus();
    }, 0);
  }, [fresh, drawnId]);
  return heading;
}
