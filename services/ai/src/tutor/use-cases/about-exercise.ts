import type { KnownExercise } from '../../knowledge/domain/known.ts';
import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import { howItStands, notFailed, whyItFailed, type Told } from '../domain/exercise-answer.ts';
import { verdictOf } from '../domain/exercise-verdict.ts';
import { asksWhyFailed } from '../domain/intent.ts';
import { modelMessages } from '../domain/model-messages.ts';
import { solutionGuard } from '../domain/solution-guard.ts';
import { toSource } from '../views/source-view.ts';
import { mayQuote } from './may-quote.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

/** Places that are named to be read again. */
const readAgain = 2;

/**
 * Talks about the text that a learner is writing for an exercise, or about the one that was checked last where they ask why it did
 * not pass: what is open, and where it is taught; never a solution.
 */
export const aboutExercise = (
  { retrievalOf, newBoundary }: TutorDeps,
  asked: Asked,
  { exercise, text }: { exercise: KnownExercise; text: string },
): PreparedAnswer => {
  const { question, language, snapshot, added } = asked;
  const verdict = verdictOf(exercise, { text }, language);
  const isAboutCheck = asksWhyFailed(question.message);
  const { checked } = question.exercise ?? {};
  const failed = isAboutCheck && checked?.passed === false ? verdictOf(exercise, checked, language) : null;
  const spokenOf = failed ?? verdict;
  const title = language === 'es' ? exercise.titleEs : exercise.titleEn;
  const wanted = spokenOf.open.map(({ label }) => label).join(' ');
  const found =
    wanted === ''
      ? []
      : retrievalOf(snapshot, added).search({
          question: wanted,
          language,
          mayQuote: mayQuote(asked),
          limit: readAgain,
        }).passages;
  const sources = found.map((passage, at) => toSource(passage, at + 1, snapshot.shelf));
  const places = sources.map(
    ({ number, title: of, heading }) =>
      `- ${escapeMarkdown([of, heading].filter((part) => part !== null).join(' › '))} [${number}]`,
  );
  const isChanged = checked !== undefined && checked.text !== text;
  const answerOf = (told: Told): readonly string[] => {
    if (failed) return whyItFailed(failed, { ...told, now: isChanged ? verdict : null });
    const other = isAboutCheck ? notFailed(checked, told) : null;
    if (other === null) return howItStands(verdict, told);
    return verdict.isEmpty || checked?.passed
      ? [other]
      : [other, ...howItStands(verdict, told).map((part, at) => (at === 0 ? `\n\n${part}` : part))];
  };
  return {
    kind: 'exercise',
    sources,
    cited: found,
    followUps: [],
    hint: verdict.passed ? null : { exerciseId: exercise.id },
    builtIn: answerOf({ title, language, places }),
    messages: modelMessages({
      message: question.message,
      language,
      conversation: question.conversation,
      sources,
      page: null,
      isTaught: true,
      exercise: {
        title,
        instructions: language === 'es' ? exercise.promptEs : exercise.promptEn,
        text: failed && checked ? checked.text : text,
        verdict: spokenOf,
      },
      boundary: newBoundary(),
    }),
    isSolution: solutionGuard(exercise, text, language),
  };
};
