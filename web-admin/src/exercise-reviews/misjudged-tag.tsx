import type { ExerciseReview } from '@academy/contracts/http/catalog/exercise-reviews.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** How many samples the row's review found misjudged. */
export function MisjudgedTag() {
  const translate = useTranslate();
  const review = useRecordContext<ExerciseReview>();
  if (!review) return null;
  const { misjudged } = review;
  return (
    <span className={misjudged === 0 ? 'tag tag--key' : 'tag tag--ink'}>
      {misjudged === 0
        ? translate('resources.exercise-reviews.allRight')
        : translate('resources.exercises.bench.fails', { smart_count: misjudged })}
    </span>
  );
}
