import type { LessonExercise } from '../../domain/lesson.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import type { Candidate } from './todays-list.ts';

/** A card with the exercise that it stands for. */
export interface PlacedCard extends Candidate {
  exercise: LessonExercise;
  place: LessonPlace;
}
