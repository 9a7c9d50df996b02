import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Shelf } from '../../knowledge/domain/shelf.ts';
import { quotePassages, type Quoted } from '../domain/built-in-answer.ts';
import { chooseSentences } from '../domain/choose-sentences.ts';
import type { Intent } from '../domain/intent.ts';
import { say } from '../domain/tutor-texts.ts';
import { toSource } from '../views/source-view.ts';
import { find, type Findings } from './find-teaching.ts';
import { nearestAnswer } from './nearest-answer.ts';
import { phrase } from './phrase.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import { topicMessages } from './topic-messages.ts';
import type { TutorDeps } from './tutor-deps.ts';

/** Sentences of the first passage, of the second, and of the third. */
const sentencesByRank = [2, 1, 0] as const;

const lockedText = (
  { place, language: own }: PlacedPassage,
  shelf: Shelf,
  language: Asked['language'],
): string => {
  const { title } = place;
  if (place.kind === 'document') return say('lockedDocument', language, { title });
  const course = shelf.lesson(place.id)?.course;
  const key = own === 'es' ? 'titleEs' : 'titleEn';
  return say('lockedCourse', language, { title, course: course?.[key] ?? '' });
};

const followUpsOf = ({ passages, further }: Findings, language: Asked['language']): string[] => {
  const shown = new Set(passages.map(({ heading }) => heading));
  const headings = [...new Set(further.map(({ heading }) => heading))];
  return headings
    .filter((heading) => heading !== null && !shown.has(heading))
    .slice(0, 3)
    .map((heading) => say('more', language, { heading: heading ?? '' }));
};

/** An answer from what the academy teaches, the nearest to it, or that it is not taught; null where nothing was asked. */
export const aboutTopic = (
  tutor: TutorDeps,
  asked: Asked,
  intent: Intent,
): Omit<PreparedAnswer, 'isSolution'> | null => {
  const { language, snapshot } = asked;
  const findings = find(tutor, asked, intent);
  if (!findings) return null;
  const messagesFor = topicMessages(tutor, asked);
  if (findings.teaching !== 'taught') {
    const answer =
      findings.teaching === 'nearest'
        ? nearestAnswer(tutor, asked, findings)
        : { ...phrase('not-taught', 'notTaught', asked), near: findings.places[0] };
    const open = answer.sources.filter(({ text }) => text !== '');
    return tutor.answersGeneral ? { ...answer, messages: messagesFor(open, { isTaught: false }) } : answer;
  }
  const { vectorOf } = tutor;
  const quoted: Quoted[] = findings.passages.map((passage, at) => ({
    source: toSource(passage, at + 1, snapshot.shelf),
    sentences: chooseSentences(passage, {
      question: findings.question,
      count: sentencesByRank[at] ?? 0,
      vectorOf,
    }),
  }));
  const sources = quoted.map(({ source }) => source);
  const locked = findings.locked && lockedText(findings.locked, snapshot.shelf, language);
  return {
    kind: intent === 'not-understood' ? 'not-understood' : 'answer',
    sources,
    cited: findings.passages,
    followUps: followUpsOf(findings, language),
    hint: null,
    builtIn: quotePassages(
      quoted.filter(({ sentences }) => sentences.length > 0),
      { language, intro: findings.intro, locked },
    ),
    messages: sources.length === 0 ? null : messagesFor(sources, { isTaught: true }),
  };
};
