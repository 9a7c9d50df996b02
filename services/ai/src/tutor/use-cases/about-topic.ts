import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Shelf } from '../../knowledge/domain/shelf.ts';
import { quotePassages, type Quoted } from '../domain/built-in-answer.ts';
import { chooseSentences } from '../domain/choose-sentences.ts';
import { findGoingOn } from '../domain/going-on.ts';
import { isAboutPage, type Intent } from '../domain/intent.ts';
import { modelMessages } from '../domain/model-messages.ts';
import { passagesOfPage, titleOfPage } from '../domain/passages-of-page.ts';
import { say, type TutorText } from '../domain/tutor-texts.ts';
import { toSource } from '../views/source-view.ts';
import { mayQuote } from './may-quote.ts';
import { nearestAnswer } from './nearest-answer.ts';
import { phrase } from './phrase.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

const citedPassages = 3;
/** Sentences of the first passage, of the second, and of the third. */
const sentencesByRank = [2, 1, 0] as const;
/** How many more passages are looked at for questions to go on with. */
const furtherPassages = 4;

interface Findings {
  teaching: 'taught';
  passages: readonly PlacedPassage[];
  further: readonly PlacedPassage[];
  /** The best passage where it may not be quoted. */
  locked: PlacedPassage | null;
  /** What was looked up: the message, with what it goes on from. */
  question: string;
  intro: TutorText;
}

interface Unanswered {
  teaching: 'nearest' | 'not-taught';
  /** The nearest; none where nothing is within reach. */
  places: readonly PlacedPassage[];
  question: string;
}

const lastQuestionOf = ({ question }: Asked): string | null =>
  question.conversation.findLast(({ from, text }) => from === 'learner' && text.trim() !== '')?.text ?? null;

const onPage = (asked: Asked): Findings | null => {
  const { question, snapshot, language } = asked;
  if (!question.page || !isAboutPage(question.message)) return null;
  const all = passagesOfPage(snapshot, question.page, { language, count: citedPassages + furtherPassages });
  const open = all.filter(mayQuote(asked));
  if (open.length === 0) return null;
  return {
    teaching: 'taught',
    passages: open.slice(0, citedPassages),
    further: open.slice(citedPassages),
    locked: null,
    question: question.message,
    intro: 'fromPage',
  };
};

const search = ({ retrievalOf }: TutorDeps, asked: Asked, question: string): Findings | Unanswered => {
  const { snapshot, added, language } = asked;
  const limit = citedPassages + furtherPassages;
  const found = retrievalOf(snapshot, added).search({ question, language, mayQuote: mayQuote(asked), limit });
  const { teaching } = found;
  if (teaching !== 'taught') return { teaching, places: found.nearest, question };
  return {
    teaching,
    passages: found.passages.slice(0, citedPassages),
    further: found.passages.slice(citedPassages),
    locked: found.locked,
    question,
    intro: 'found',
  };
};

/** Where a message was not understood, what comes after the passages that were shown. */
const again = (findings: Findings | Unanswered): Findings | null => {
  if (findings.teaching !== 'taught') return null;
  const passages = [...findings.passages, ...findings.further].slice(1);
  return {
    ...findings,
    passages: passages.slice(0, citedPassages),
    further: passages.slice(citedPassages),
    intro: 'otherWords',
  };
};

const find = (tutor: TutorDeps, asked: Asked, intent: Intent): Findings | Unanswered | null => {
  const { message } = asked.question;
  const last = lastQuestionOf(asked);
  if (intent === 'not-understood') return last === null ? onPage(asked) : again(search(tutor, asked, last));
  const here = onPage(asked);
  if (here) return here;
  // What is known as it stands goes on from nothing.
  const { knows } = tutor.retrievalOf(asked.snapshot, asked.added);
  const from = knows(message) ? null : last;
  return findGoingOn((question) => search(tutor, asked, question), { message, last: from });
};

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
  const { question, language, snapshot } = asked;
  const findings = find(tutor, asked, intent);
  if (!findings) return null;
  if (findings.teaching !== 'taught')
    return findings.teaching === 'nearest'
      ? nearestAnswer(tutor, asked, findings)
      : { ...phrase('not-taught', 'notTaught', asked), near: findings.places[0] };
  const { vectorOf, newBoundary } = tutor;
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
    messages:
      sources.length === 0
        ? null
        : modelMessages({
            message: question.message,
            language,
            conversation: question.conversation,
            sources,
            page: question.page ? titleOfPage(snapshot, question.page, language) : null,
            exercise: null,
            boundary: newBoundary(),
          }),
  };
};
