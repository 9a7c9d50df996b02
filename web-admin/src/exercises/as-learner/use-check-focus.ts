import { useEffect, useRef } from 'react';
import type { CheckedText } from './checked-text.ts';

/**
 * The heading of the verdict, which takes the focus once a pressed check is answered, as learners have it. Who has gone on
 * meanwhile keeps the focus where they put it.
 *
 * @param fresh the verdict that a press has just been answered by
 */
export function useCheckFocus(answer: string, fresh: CheckedText | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<Element>(null);
  const isUnchanged = fresh?.text === answer;
  useEffect(() => {
    if (!fresh) return;
    if (isUnchanged && document.activeElement === left.current) heading.current?.focus();
    left.current = null;
  }, [fresh, isUnchanged]);
  return {
    heading,
    /** Where the focus is at the press. */
    leaveFrom: (element: Element | null) => {
      left.current = element;
    },
  };
}
