import type {
  TutorEnd,
  TutorFrame,
  TutorReceipt,
  TutorSpan,
} from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { AnswerPart } from '../../providers/ask/answer.ts';
import type { ModelFailure } from '../../providers/provider-error.ts';
import type { ChatFinish } from '../../providers/provider-port.ts';
import { failureText } from '../../providers/provider-texts.ts';
import { say } from '../domain/tutor-texts.ts';
import { uncarriedOf } from '../grounding/check-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { AnsweringDeps, TutorDeps } from './tutor-deps.ts';

/** The frames of an answer, without the error that may end them. */
export type AnswerFrame = Exclude<TutorFrame, { event: 'error' }>;

const noticeOf = (
  { failure, finish }: { failure: ModelFailure | null; finish: ChatFinish },
  language: Language,
): string | null => {
  if (failure) return say('builtInInstead', language, { reason: failureText(failure)[language] });
  if (finish === 'length') return say('cutShort', language);
  return finish === 'filtered' ? say('filtered', language) : null;
};

type FramesDeps = Pick<AnsweringDeps, 'tutor' | 'logger'>;

interface Answered {
  prepared: PreparedAnswer;
  parts: AsyncIterable<AnswerPart>;
  receipt: TutorReceipt | null;
  /** All that is published. */
  all: readonly PlacedPassage[];
  language: Language;
  signal: AbortSignal;
}

/** The sentences of a model's answer that its sources do not carry; the academy's own answer quotes them. */
const notFromAcademyOf = (
  { comparing }: TutorDeps,
  { message, answeredBy }: TutorEnd,
  { prepared: { kind, sources, cited = [] }, all, language, signal }: Answered,
): Promise<TutorSpan[]> => {
  if (answeredBy.kind === 'built-in') return Promise.resolve([]);
  // What the caller may not open has no text here: nothing is told of it either.
  const open = cited.flatMap((passage, at) => {
    const source = sources[at];
    return source && source.text !== '' ? [[source.number, passage] as const] : [];
  });
  const answer = { message, language, cited: new Map(open), all, readsUncited: kind !== 'exercise', signal };
  return uncarriedOf(answer, comparing());
};

/** Marks what its sources do not carry. Where the check fails the answer stays, and says that it was not compared. */
const withMarks = async (deps: FramesDeps, end: TutorEnd, answered: Answered): Promise<TutorEnd> => {
  try {
    return { ...end, notFromAcademy: await notFromAcademyOf(deps.tutor, end, answered) };
  } catch (error) {
    answered.signal.throwIfAborted();
    deps.logger.error({ err: error }, 'an answer was not compared with its sources');
    const notCompared = say('notCompared', answered.language);
    return { ...end, notice: end.notice === null ? notCompared : `${end.notice} ${notCompared}` };
  }
};

/** The frames of an answer; what carries a model's sentences is looked for once they are all there. */
export async function* framesOf(deps: FramesDeps, answered: Answered): AsyncGenerator<AnswerFrame> {
  const { prepared, parts, receipt, language } = answered;
  const { kind, sources, followUps, hint, messages, isSolution } = prepared;
  const meant = messages ? deps.tutor.answeredBy : ({ kind: 'built-in' } as const);
  yield { event: 'sources', data: { kind, sources, answeredBy: meant, ...(receipt && { receipt }) } };
  const end: TutorEnd = { message: '', answeredBy: meant, notice: null, notFromAcademy: [], hint };
  /** What a model writes about an exercise is shown a paragraph at a time, once it is known to be no solution. */
  let unseen = '';
  let failure: ModelFailure | null = null;
  for await (const part of parts) {
    if (part.kind === 'begin') {
      end.answeredBy = part.answeredBy;
      failure = part.failure;
      continue;
    }
    if (part.kind === 'text') {
      unseen += part.text;
      const isChecked = isSolution !== null && end.answeredBy.kind !== 'built-in';
      if (isChecked && isSolution(end.message + unseen)) {
        end.notice = say('solutionWithheld', language);
        break;
      }
      const upTo = isChecked ? unseen.lastIndexOf('\n\n') : unseen.length;
      if (upTo <= 0) continue;
      const text = unseen.slice(0, upTo);
      unseen = unseen.slice(upTo);
      end.message += text;
      yield { event: 'text', data: { text } };
      continue;
    }
    if (unseen !== '') yield { event: 'text', data: { text: unseen } };
    end.message += unseen;
    end.notice = noticeOf({ failure, finish: part.finish }, language);
  }
  const whole = await withMarks(deps, end, answered);
  yield { event: 'followUps', data: { followUps: [...followUps] } };
  yield { event: 'done', data: whole };
}
