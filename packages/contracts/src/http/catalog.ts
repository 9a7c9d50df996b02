import { certificateEndpoints } from './catalog/certificates.ts';
import { courseEndpoints } from './catalog/courses.ts';
import { exerciseReviewEndpoints } from './catalog/exercise-reviews.ts';
import { learningEndpoints } from './catalog/learning.ts';
import { lookingBackEndpoints } from './catalog/looking-back.ts';
import { noteEndpoints } from './catalog/notes.ts';
import { exerciseEndpoints } from './catalog/exercises.ts';
import { practiceEndpoints } from './catalog/practice.ts';
import { reviewEndpoints } from './catalog/reviews.ts';
import { sharedAttemptEndpoints } from './catalog/shared-attempts.ts';
import { staffAttemptEndpoints } from './catalog/staff-attempts.ts';
import { staffAuthoringEndpoints } from './catalog/staff-authoring.ts';
import { staffBinEndpoints } from './catalog/staff-bin.ts';
import { staffContentEndpoints } from './catalog/staff-content.ts';
import { staffLearningEndpoints } from './catalog/staff-learning.ts';
import { staffVersionEndpoints } from './catalog/staff-versions.ts';
import { trialEndpoints } from './catalog/trial.ts';

/** Every call that the catalogue answers. */
export const catalogEndpoints = {
  ...courseEndpoints,
  ...exerciseEndpoints,
  ...trialEndpoints,
  ...lookingBackEndpoints,
  ...sharedAttemptEndpoints,
  ...learningEndpoints,
  ...certificateEndpoints,
  ...noteEndpoints,
  ...practiceEndpoints,
  ...reviewEndpoints,
  ...staffContentEndpoints,
  ...staffAuthoringEndpoints,
  ...staffBinEndpoints,
  ...staffVersionEndpoints,
  ...exerciseReviewEndpoints,
  ...staffAttemptEndpoints,
  ...staffLearningEndpoints,
} as const;
