import { tutorChatEndpoints, tutorEndpoints } from '@academy/contracts/http/ai/tutor.ts';
import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import { callerGone } from '@academy/service-kit/http/caller-gone.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import { handled, route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { Router } from 'express';
import { answerQuestion } from '../use-cases/answer-question.ts';
import type { AnsweringDeps } from '../use-cases/tutor-deps.ts';
import { wholeAnswer } from '../use-cases/whole-answer.ts';
import { errorFrame } from './error-frame.ts';
import { sendFrames } from './send-frames.ts';

const labels: FieldLabels = {
  message: { es: 'El mensaje', en: 'The message' },
  conversation: { es: 'La conversación', en: 'The conversation' },
  text: { es: 'El texto', en: 'The text' },
};

/** Nobody is there to be told what failed because they left. */
const unlessLeft = async <Answer>(
  signal: AbortSignal,
  answer: () => Promise<Answer>,
): Promise<Answer | typeof handled> => {
  try {
    return await answer();
  } catch (error) {
    if (signal.aborted) return handled;
    throw error;
  }
};

export interface TutorRouterDeps extends AnsweringDeps {
  logger: Logger;
}

/** What members ask the tutor. */
export const tutorRouter = (routes: RouteDeps, deps: TutorRouterDeps): Router => {
  const router = Router();
  const labelled = { ...routes, labels };

  route(router, tutorEndpoints.tutor, routes, () => ({
    answeredBy: deps.tutor.answeredBy,
    limits: tutorLimits,
  }));

  route(router, tutorChatEndpoints.askTutor, labelled, ({ body, caller, language, res }) => {
    const signal = callerGone(res);
    const asked = { question: body, language: body.language ?? language, caller, signal };
    return unlessLeft(signal, () => wholeAnswer(deps, asked));
  });

  route(
    router,
    tutorChatEndpoints.askTutorStream,
    labelled,
    async ({ body, caller, language, requestId, res }) => {
      const signal = callerGone(res);
      const spoken = body.language ?? language;
      return unlessLeft(signal, async () => {
        const frames = await answerQuestion(deps, { question: body, language: spoken, caller, signal });
        await sendFrames(res, frames, {
          errorFrame: (error) => errorFrame(error, { language: spoken, requestId, logger: deps.logger }),
          signal,
        });
        return handled;
      });
    },
  );

  return router;
};
