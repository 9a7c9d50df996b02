import type { TutorFrame } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { toProblem } from '@academy/service-kit/http/problem.ts';
import { asDomainError, internalError } from '@academy/service-kit/http/problem-handler.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';

export interface ErrorFrameOptions {
  language: Language;
  requestId: string;
  logger: Logger;
}

/** The frame that ends a stream which has begun: the same problem as the error middleware's. A defect is logged. */
export const errorFrame = (
  error: unknown,
  { language, requestId, logger }: ErrorFrameOptions,
): Extract<TutorFrame, { event: 'error' }> => {
  const refusal = asDomainError(error);
  if (refusal === null) logger.error({ err: error }, 'an answer broke off');
  return { event: 'error', data: toProblem(refusal ?? internalError, language, requestId) };
};
