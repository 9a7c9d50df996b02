import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { placeOf } from '../domain/built-in-answer.ts';
import { chooseSentences } from '../domain/choose-sentences.ts';
import { say, starters } from '../domain/tutor-texts.ts';
import { toSource, toTitle } from '../views/source-view.ts';
import { mayQuote } from './may-quote.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

/** Names where something near a question is taught, with a sentence of each place that the caller may open. */
export const nearestAnswer = (
  { vectorOf }: Pick<TutorDeps, 'vectorOf'>,
  asked: Asked,
  { places, question }: { places: readonly PlacedPassage[]; question: string },
): Omit<PreparedAnswer, 'isSolution'> => {
  const { language, snapshot } = asked;
  const isOpen = mayQuote(asked);
  const sources = places.map((passage, at) =>
    (isOpen(passage) ? toSource : toTitle)(passage, at + 1, snapshot.shelf),
  );
  const lines = places.map((passage, at) => {
    const source = sources[at]!;
    const notes = [
      source.language === language ? '' : say('inOther', language),
      isOpen(passage) ? '' : say('opensWithPremium', language),
    ].join('');
    const [sentence] = isOpen(passage) ? chooseSentences(passage, { question, count: 1, vectorOf }) : [];
    const quote = sentence === undefined ? '' : `\n\n  > ${escapeMarkdown(sentence)}`;
    return `- **${escapeMarkdown(placeOf(source))}** [${source.number}]${notes}${quote}`;
  });
  return {
    kind: 'nearest',
    sources,
    cited: places,
    near: places[0],
    followUps: starters[language],
    hint: null,
    builtIn: [say('nearest', language), ...lines.map((line) => `\n\n${line}`)],
    messages: null,
  };
};
