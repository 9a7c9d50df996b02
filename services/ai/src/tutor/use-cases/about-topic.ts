import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Shelf } from '../../knowledge/domain/shelf.ts';
import { quotePoints } from '../domain/built-in-answer.ts';
import type { Intent } from '../domain/intent.ts';
import { say } from '../domain/tutor-texts.ts';
import { toSource } from '../views/source-view.ts';
import { aboutPage } from './about-page.ts';
import { citedPassages, findPassages } from './find-passages.ts';
import { nearestAnswer } from './nearest-answer.ts';
import { phrase } from './phrase.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import { quoteFindings } from './quote-findings.ts';
import { topicMessages } from './topic-messages.ts';
import type { TutorDeps } from './tutor-deps.ts';

const mostFollowUps = 3;

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

const followUpsOf = (
  passages: readonly PlacedPassage[],
  { shown, language }: { shown: readonly PlacedPassage[]; language: Asked['language'] },
): string[] => {
  const seen = new Set(shown.map(({ heading }) => heading));
  const headings = [...new Set(passages.map(({ heading }) => heading))];
  return headings
    .filter((heading) => heading !== null && !seen.has(heading))
    .slice(0, mostFollowUps)
    .map((heading) => say('more', language, { heading: heading ?? '' }));
};

/** An answer from what the academy teaches, the nearest to it, or that it is not taught; null where nothing was asked. */
export const aboutTopic = (
  tutor: TutorDeps,
  asked: Asked,
  intent: Intent,
): Omit<PreparedAnswer, 'isSolution'> | null => {
  const { language, snapshot } = asked;
  const ofPage = aboutPage(tutor, asked);
  if (ofPage) return ofPage;
  const findings = findPassages(tutor, asked, intent);
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
  // A model is given the best passages whole, and where it fails, these are quoted.
  const given = tutor.answeredBy.kind === 'built-in' ? null : findings.passages.slice(0, citedPassages);
  const points = quoteFindings(
    tutor,
    asked,
    given ? { ...findings, passages: given } : findings,
    given ?? snapshot.passages,
  );
  const cited = given ?? [...new Set(points.map(({ passage }) => passage))];
  const sources = cited.map((passage, at) => toSource(passage, at + 1, snapshot.shelf));
  const quoted = points.map((point) => ({ point, source: sources[cited.indexOf(point.passage)]! }));
  const locked = findings.locked && lockedText(findings.locked, snapshot.shelf, language);
  return {
    kind: intent === 'not-understood' ? 'not-understood' : 'answer',
    sources,
    cited,
    followUps: followUpsOf(findings.passages, { shown: cited, language }),
    hint: null,
    builtIn: quotePoints(quoted, { language, intro: findings.intro, locked }),
    messages: sources.length === 0 ? null : messagesFor(sources, { isTaught: true }),
  };
};
