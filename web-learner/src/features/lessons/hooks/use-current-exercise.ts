import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { progressQuery, type Exercise, type Lesson } from '../api/lessons.ts';
import { exerciseToOpen } from '../model/exercise-progress.ts';

/** Alt+PageDown and Alt+PageUp: taken neither by typing, nor by browsers, nor by the common screen readers. */
const steps: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** The exercise at hand, as the address names it, and how to reach another. */
export function useCurrentExercise(exercises: readonly Exercise[], lesson: Lesson, onArrive: () => void) {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  // Where the learner left is looked up once: passing an exercise must not carry them off to the next.
  const [entry] = useState(() => {
    const left = queries.getQueryData(progressQuery.queryKey)?.[lesson.courseId]?.resume;
    return exercises[exerciseToOpen(exercises, null, left)]?.id ?? null;
  });
  const current = exerciseToOpen(exercises, search.get('exercise') ?? entry, null);

  // The address names it from the beginning, so that a reload stays where the learner is.
  const shown = exercises[current]?.id;
  const nameInAddress = useEffectEvent((id: string) => {
    if (search.get('exercise') === id) return;
    const named = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.set('exercise', id);
      return after;
    };
    setSearch(named, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (shown) nameInAddress(shown);
  }, [shown]);

  // The router shows another exercise when it is ready: a heading focused before would be read out with the title of the last one.
  const isOnTheWay = useRef(false);
  const arrive = useEffectEvent(() => {
    if (!isOnTheWay.current) return;
    isOnTheWay.current = false;
    onArrive();
  });
  useLayoutEffect(() => arrive(), [shown]);

  function go(index: number) {
    const target = exercises[index];
    if (!target) return;
    setSearch({ exercise: target.id }, { replace: true, preventScrollReset: true });
    if (target.id === shown) onArrive();
    else isOnTheWay.current = true;
  }

  useEffect(() => {
    function walk(event: KeyboardEvent) {
      const step = steps[event.key];
      const isPlain = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!step || !event.altKey || isPlain || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      go(current + step);
    }
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  });
  return { current, go };
}
