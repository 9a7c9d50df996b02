import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { findGoingOn } from '../domain/going-on.ts';
import { isAboutPage, type Intent } from '../domain/intent.ts';
import { passagesOfPage } from '../domain/passages-of-page.ts';
import type { TutorText } from '../domain/tutor-texts.ts';
import { mayQuote } from './may-quote.ts';
import type { Asked } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

const citedPassages = 3;

/** How many more passages are looked at for questions to go on with. */
const furtherPassages = 4;

export interface Findings {
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

export const find = (tutor: TutorDeps, asked: Asked, intent: Intent): Findings | Unanswered | null => {
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
