import {
  tutorChatEndpoints,
  tutorEndpoints,
  tutorLimits,
  type TutorFrame,
} from '@academy/contracts/http/ai/tutor.ts';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { kitTexts } from '@academy/service-kit/errors/kit-texts.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import { toProblem } from '@academy/service-kit/http/problem.ts';
import { callerGone } from '@academy/service-kit/http/caller-gone.ts';
import { handled, route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { AiDeps } from '../../use-cases/deps.ts';
import { answerQuestion } from '../use-cases/answer-question.ts';
import { wholeAnswer } from '../use-cases/whole-answer.ts';
import { sendFrames } from './send-frames.ts';

const labels: FieldLabels = {
  message: { es: 'El mensaje', en: 'The message' },
  conversation: { es: 'La conversación', en: 'The conversation' },
  text: { es: 'El texto', en: 'The text' },
};

const internal = new DomainError({ status: 500, code: 'internal', text: kitTexts.internal });

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

/** What members ask the tutor. */
export const tutorRouter = (routes: RouteDeps, deps: AiDeps): Router => {
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
      const errorFrame = (error: unknown): TutorFrame => {
        if (!(error instanceof DomainError)) deps.logger.error({ err: error }, 'an answer broke off');
        const refusal = error instanceof DomainError ? error : internal;
        return { event: 'error', data: toProblem(refusal, spoken, requestId) };
      };
      return unlessLeft(signal, async () => {
        const frames = await answerQuestion(deps, { question: body, language: spoken, caller, signal });
        await sendFrames(res, frames, { errorFrame, signal });
        return handled;
      });
    },
  );

  return router;
};
