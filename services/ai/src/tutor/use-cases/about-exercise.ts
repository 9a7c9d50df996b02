import type { KnownExercise } from '../../knowledge/domain/known.ts';
import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import { standingOf, type ExerciseStanding } from '../domain/exercise-standing.ts';
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
  standing: ExerciseStanding,
  { title, language, places }: { title: string; language: Asked['language']; places: readonly string[] },
): string[] => {
  if (standing.isEmpty) return [say('exerciseEmpty', language)];
  if (standing.passed) return [say('exercisePassed', language, { title: escapeMarkdown(title) })];
  const values = { title: escapeMarkdown(title), met: String(standing.met), all: String(standing.all) };
  const points = standing.open
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
  const standing = standingOf(exercise, text, language);
  const title = language === 'es' ? exercise.titleEs : exercise.titleEn;
  const wanted = standing.open.map(({ label }) => label).join(' ');
  const found =
    wanted === '' || standing.isEmpty
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
    hint: standing.passed ? null : { exerciseId: exercise.id },
    builtIn: builtInAnswer(standing, { title, language, places }),
    messages: modelMessages({
      message: question.message,
      language,
      conversation: question.conversation,
      sources,
      page: null,
      exercise: {
        title,
        instructions: language === 'es' ? exercise.promptEs : exercise.promptEn,
        text,
        standing,
      },
      boundary: newBoundary(),
    }),
    isSolution: solutionGuard(exercise, text, language),
  };
};
