import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { useOwnText } from './use-own-text.ts';

/** Where the academy has the exercise no more, its id stands for its title. */
export function useExerciseTitle() {
  const { titleOf } = useOwnText();
  return ({ exerciseId, exerciseTitleEs, exerciseTitleEn }: StaffAttempt): string =>
    titleOf({ titleEs: exerciseTitleEs, titleEn: exerciseTitleEn }) || exerciseId;
}
