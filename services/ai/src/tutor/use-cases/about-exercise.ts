import type { KnownExercise } from '../../knowledge/domain/known.ts';
import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import { verdictOf, type ExerciseVerdict } from '../domain/exercise-verdict.ts';
import { modelMessages } from '../domain/model-messages.ts';
import { solutionGuard } from '../domain/solution-guard.ts';
import { say } from '../domain/tutor-texts.ts';
import { toSource } from '../views/source-view.ts';
import { mayQuote } from './may-quote.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

/** Open points that are spoken of at once. */
const mostPoints = 3;
const readAgain = 2;

const builtInAnswer = (
  verdict: ExerciseVerdict,
  { title, language, places }: { title: string; language: Asked['language']; places: readonly string[] },
): string[] => {
  if (verdict.isEmpty) return [say('exerciseEmpty', language)];
  if (verdict.passed) return [say('exercisePassed', language, { title: escapeMarkdown(title) })];
  const values = { title: escapeMarkdown(title), met: String(verdict.met), all: String(verdict.all) };
  const points = verdict.open
    .slice(0, mostPoints)
    .map(({ label, message }) => `- **${escapeMarkdown(label)}**: ${escapeMarkdown(message)}`);
  return [
    say('exerciseOpen', language, values),
    `\n\n${points.join('\n')}`,
    ...(places.length > 0 ? [`\n\n${say('exerciseRead', language)}\n\n${places.join('\n')}`] : []),
    `\n\n${say('exerciseHint', language)}`,
  ];
};

/** Talks about the text that a learner is writing for an exercise: what is open, and where it is taught; never a solution. */
export const aboutExercise = (
  { retrievalOf, newBoundary }: TutorDeps,
  asked: Asked,
  { exercise, text }: { exercise: KnownExercise; text: string },
): PreparedAnswer => {
  const { question, language, snapshot, added } = asked;
  const verdict = verdictOf(exercise, text, language);
  const title = language === 'es' ? exercise.titleEs : exercise.titleEn;
  const wanted = verdict.open.map(({ label }) => label).join(' ');
  const found =
    wanted === '' || verdict.isEmpty
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
  return {
    kind: 'exercise',
    sources,
    cited: found,
    followUps: [],
    hint: verdict.passed ? null : { exerciseId: exercise.id },
    builtIn: builtInAnswer(verdict, { title, language, places }),
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
        text,
        verdict,
      },
      boundary: newBoundary(),
    }),
    isSolution: solutionGuard(exercise, text, language),
  };
};
