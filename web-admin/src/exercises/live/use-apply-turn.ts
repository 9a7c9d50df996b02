import { withSingleChange } from '@academy/prompt-rubric/single-changes.ts';
import { useFormContext } from 'react-hook-form';
import type { ExerciseForm } from '../form-values.ts';
import { whole } from '../rubric/rubric-value.ts';
import type { LiveTurn } from './judge-exercise.ts';

/** Makes a change of the rubric in the form, where it can still be looked at before it is saved. */
export function useApplyTurn() {
  const { getValues, setValue } = useFormContext<ExerciseForm>();
  return ({ change }: LiveTurn) => {
    const rubric = whole(getValues('rubric'));
    if (rubric)
      setValue('rubric', withSingleChange(rubric, change), { shouldDirty: true, shouldTouch: true });
  };
}
