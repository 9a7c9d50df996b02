import { useCallback, useState } from 'react';
import type { CriterionVerdict } from '../api/exercises.ts';
import type { RefusedPointing } from '../model/pointings.ts';

/** The criterion that is being pointed out, such as the one whose words the learner is selecting. */
export type PointingTarget = Pick<CriterionVerdict, 'key' | 'label'>;

/** Which criterion the learner is pointing out now, and why the words they chose do not count. */
export function usePointing() {
  const [target, setTarget] = useState<PointingTarget | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const become = useCallback((next: PointingTarget | null) => {
    setTarget(next);
    setRefusal(null);
  }, []);
  return {
    target,
    refusal,
    /** The same function at every call. */
    begin: become,
    end: () => become(null),
    /** Whether the one that is being pointed out is among the refused; then the reason is shown. */
    hear(refused: readonly RefusedPointing[]): boolean {
      const own = refused.find(({ key }) => key === target?.key);
      if (own) setRefusal(own.message);
      return own !== undefined;
    },
  };
}

export type Pointing = ReturnType<typeof usePointing>;
