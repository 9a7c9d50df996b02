import type { PlacedPassage } from '../../src/knowledge/domain/placed-passages.ts';
import type { Teaching } from '../../src/retrieval/relevance.ts';
import type { Retrieved } from '../../src/retrieval/retrieval.ts';
import { flat } from '../../src/knowledge/domain/passage-id.ts';
import type { AnsweredQuestion } from './read-questions.ts';

export interface Outcome {
  kind: AnsweredQuestion['kind'];
  /** One of the first three passages holds a sentence that answers. */
  isHit: boolean;
  /** One of them holds the sentence that the question was written for. */
  isStrictHit: boolean;
  isFirst: boolean;
  teaching: Teaching;
}

type FileOf = (passage: PlacedPassage) => string;

/** Whether a passage holds a sentence of a file; a question that is not taken for taught has no passage that does. */
const holder =
  (fileOf: FileOf, answers: readonly { file: string; sentence: string }[]) =>
  (passage: PlacedPassage): boolean =>
    answers.some(
      ({ file, sentence }) => file === fileOf(passage) && flat(passage.text).includes(flat(sentence)),
    );

export const scoreOf = (question: AnsweredQuestion, found: Retrieved, fileOf: FileOf): Outcome => {
  const { kind, file, answerSentence, acceptable } = question;
  const passages = found.teaching === 'taught' ? found.passages : [];
  const named = { file, sentence: answerSentence };
  const holds = holder(fileOf, [named, ...acceptable]);
  return {
    kind,
    isHit: passages.some(holds),
    isStrictHit: passages.some(holder(fileOf, [named])),
    isFirst: passages.slice(0, 1).some(holds),
    teaching: found.teaching,
  };
};

export const percent = (count: number, of: number): string =>
  `${count}/${of} (${of === 0 ? 0 : Math.round((1000 * count) / of) / 10} %)`;
