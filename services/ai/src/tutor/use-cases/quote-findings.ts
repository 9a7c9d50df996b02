import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { tellingWords } from '../../retrieval/terms.ts';
import { choosePoints, type Point } from '../domain/quoting/choose-points.ts';
import { sectionsAround } from '../domain/quoting/section.ts';
import { tellApart } from '../domain/quoting/tell-apart.ts';
import type { SentenceCloseness } from '../../retrieval/sentences/sentence-closeness.ts';
import type { Findings } from './find-passages.ts';
import type { Asked } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

const mostPoints = 3;
/** How much it counts what a message that goes on from another says itself. */
const shareOfMessage = 0.4;

/** The sentences that answer, of passages and what stands around them among `all`. */
export const quoteFindings = (
  { retrievalOf }: TutorDeps,
  { question: { message }, snapshot, added }: Asked,
  { passages, parts, question, asked, intro }: Findings,
  all: readonly PlacedPassage[],
): Point[] => {
  const { answering } = retrievalOf(snapshot, added);
  const closenessTo = (text: string): SentenceCloseness => {
    const whole = answering(text);
    if (text === message || tellingWords(message).length === 0 || !text.endsWith(message)) return whole;
    const own = answering(message);
    return (sentence, language) => whole(sentence, language) + shareOfMessage * own(sentence, language);
  };
  const around = (found: readonly PlacedPassage[]) => sectionsAround(found, all);
  if (parts.length > 0)
    return tellApart(
      parts.map((part) => ({
        subject: part.subject,
        sections: around(part.passages),
        closeness: answering(part.subject),
      })),
      {
        sections: around([...passages, ...parts.flatMap((part) => part.passages)]),
        closeness: closenessTo(question),
      },
    );
  return choosePoints(around(passages), {
    asked,
    closeness: closenessTo(question),
    count: mostPoints,
    isInOrder: intro === 'fromPage',
  });
};
