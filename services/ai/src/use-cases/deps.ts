import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';

/** What the use cases work with: one named part for each folder of features. */
export interface AiDeps {
  tutor: { answeredBy: AnsweredBy };
  logger: Logger;
  now: () => Date;
}
