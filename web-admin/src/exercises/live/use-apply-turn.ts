import { useFormContext } from 'react-hook-form';
import type { ExerciseForm } from '../form-values.ts';
import { appliedTurn } from './applied-turn.ts';
import type { LiveTurn } from './judge-exercise.ts';
import { useLiveVerdicts } from './live-verdicts.tsx';

/** Makes a change of the rubric in the form, where it can still be looked at before it is saved. */
export function useApplyTurn() {
  const { getValues, setValue } = useFormContext<ExerciseForm>();
  const { live } = useLiveVerdicts();
  return ({ change }: LiveTurn) => {
    if (live.is !== 'judged') return;
    const rubric = appliedTurn(getValues('rubric'), live.of.exercise.rubric, change);
    if (rubric) setValue('rubric', rubric, { shouldDirty: true, shouldTouch: true });
  };
}
