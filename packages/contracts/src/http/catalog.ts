import { certificateEndpoints } from './catalog/certificates.ts';
import { courseEndpoints } from './catalog/courses.ts';
import { learningEndpoints } from './catalog/learning.ts';
import { lookingBackEndpoints } from './catalog/looking-back.ts';
import { noteEndpoints } from './catalog/notes.ts';
import { practiceEndpoints } from './catalog/practice.ts';
import { reviewEndpoints } from './catalog/reviews.ts';
import { sharedAttemptEndpoints } from './catalog/shared-attempts.ts';
import { staffAttemptEndpoints } from './catalog/staff-attempts.ts';
import { staffContentEndpoints } from './catalog/staff-content.ts';

/** Every call that the catalogue answers. */
export const catalogEndpoints = {
  ...courseEndpoints,
  ...practiceEndpoints,
  ...lookingBackEndpoints,
  ...sharedAttemptEndpoints,
  ...learningEndpoints,
  ...certificateEndpoints,
  ...noteEndpoints,
  ...reviewEndpoints,
  ...staffContentEndpoints,
  ...staffAttemptEndpoints,
} as const;
