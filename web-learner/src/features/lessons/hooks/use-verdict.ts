import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { lastVerdictQuery } from '../api/looking-back.ts';
import type { Exercise, Verdict } from '../api/exercises.ts';
import { useCheck, type CheckHandlers } from './use-check.ts';

/** The last verdict on an exercise, also of an earlier visit, and the check that makes the next one. */
export function useVerdict(
  exercise: Exercise,
  userId: string,
  { onChecked, onPointingRefused }: CheckHandlers,
) {
  const [wasTried] = useState(exercise.attempts > 0);
  const last = useQuery({ ...lastVerdictQuery(exercise.id), enabled: wasTried }).data ?? null;
  // That of a check made just now takes the focus and is said aloud; one that was there before is not.
  const [fresh, setFresh] = useState<Verdict | null>(null);
  const check = useCheck(exercise, userId, {
    onChecked(verdict) {
      setFresh(verdict);
      onChecked(verdict);
    },
    onPointingRefused,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return { last, fresh, check, heading };
}
