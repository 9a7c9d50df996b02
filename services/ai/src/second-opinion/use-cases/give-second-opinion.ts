import type { SecondOpinion } from '@academy/contracts/http/ai/second-opinion.ts';
import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { KnownExercise } from '../../knowledge/domain/known.ts';
import type { AskModel } from '../../providers/ask/answer.ts';
import { wholeOf } from '../../providers/ask/whole-of.ts';
import { passesOf, verdictOf } from '../../tutor/domain/exercise-verdict.ts';
import { givesSolution } from '../../tutor/domain/gives-solution.ts';
import type { TutorDeps } from '../../tutor/use-cases/tutor-deps.ts';
import { opinionMessages } from '../domain/opinion-messages.ts';
import { exerciseNotFound, opinionWithheld, premiumExercise } from '../domain/opinion-texts.ts';

const outputTokens = { atLeast: 80, atMost: 300 };

export interface OpinionDeps {
  knowledge: Knowledge;
  askModel: AskModel;
  tutor: Pick<TutorDeps, 'newBoundary'>;
}

export interface OpinionCall {
  exerciseId: string;
  text: string;
  language: Language;
  caller: Caller;
  signal: AbortSignal;
}

const findExercise = async (
  { knowledge }: Pick<OpinionDeps, 'knowledge'>,
  { exerciseId, caller }: OpinionCall,
): Promise<KnownExercise> => {
  const { shelf } = await knowledge.read();
  const place = shelf.exercise(exerciseId);
  if (!place) throw exerciseNotFound();
  if (!mayOpen(place.course, caller)) throw premiumExercise();
  return place.exercise;
};

/**
 * What a model thinks of a learner's prompt. Throws DomainError 404 and 403 for the exercise, 429 beyond the budget, 503
 * without a model, where it fails, or where it solves the exercise.
 */
export const giveSecondOpinion = async (deps: OpinionDeps, call: OpinionCall): Promise<SecondOpinion> => {
  const { text, language, caller, signal } = call;
  const exercise = await findExercise(deps, call);
  const verdict = verdictOf(exercise, { text }, language);
  const messages = opinionMessages({
    language,
    instructions: language === 'es' ? exercise.promptEs : exercise.promptEn,
    text,
    open: verdict.open,
    boundary: deps.tutor.newBoundary(),
  });
  const parts = await deps.askModel({
    feature: 'second-opinion',
    spender: caller,
    messages,
    outputTokens,
    builtIn: null,
    signal,
  });
  const { text: written, answeredBy } = await wholeOf(parts);
  const comment = written.trim();
  const isSolution = givesSolution(passesOf(exercise, language));
  // Who has passed knows one already.
  if (!verdict.passed && isSolution(comment)) throw opinionWithheld();
  return { comment, answeredBy };
};
