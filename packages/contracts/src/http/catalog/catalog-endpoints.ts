import { certificateEndpoints } from './certificates.ts';
import { courseEndpoints } from './courses.ts';
import { exerciseReviewEndpoints } from './exercise-reviews.ts';
import { learningEndpoints } from './learning.ts';
import { learningFiguresEndpoints } from './learning-figures.ts';
import { lookingBackEndpoints } from './looking-back.ts';
import { noteEndpoints } from './notes.ts';
import { exerciseEndpoints } from './exercises.ts';
import { practiceEndpoints } from './practice.ts';
import { reviewEndpoints } from './reviews.ts';
import { sharedAttemptEndpoints } from './shared-attempts.ts';
import { staffAttemptEndpoints } from './staff-attempts.ts';
import { staffAuthoringEndpoints } from './staff-authoring.ts';
import { staffBinEndpoints } from './staff-bin.ts';
import { staffContentEndpoints } from './staff-content.ts';
import { staffCoverEndpoints } from './staff-covers.ts';
import { staffLearningEndpoints } from './staff-learning.ts';
import { stuckLearnerEndpoints } from './stuck-learners.ts';
import { staffTransferEndpoints } from './staff-transfer.ts';
import { staffVersionEndpoints } from './staff-versions.ts';
import { teachingEndpoints } from './teaching.ts';
import { trialEndpoints } from './trial.ts';

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
  ...staffTransferEndpoints,
  ...staffCoverEndpoints,
  ...exerciseReviewEndpoints,
  ...staffAttemptEndpoints,
  ...staffLearningEndpoints,
  ...stuckLearnerEndpoints,
  ...learningFiguresEndpoints,
  ...teachingEndpoints,
} as const;
