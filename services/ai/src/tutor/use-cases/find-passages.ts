import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Retrieved } from '../../retrieval/retrieval.ts';
import { askedFor, type AskedFor } from '../domain/asked-for.ts';
import { findGoingOn } from '../domain/going-on.ts';
import { goesOn, type Intent } from '../domain/intent.ts';
import { isAboutPage } from '../domain/page-intent.ts';
import { passagesOfPage, titleOfPage } from '../domain/passages-of-page.ts';
import { mayQuote } from './may-quote.ts';
import type { Asked } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

export const citedPassages = 3;
/** How many more passages are looked at for what answers, and for questions to go on with. */
const furtherPassages = 4;

export interface Findings {
  teaching: 'taught';
  /** The best first. */
  passages: readonly PlacedPassage[];
  /** The best passage where it may not be quoted. */
  locked: PlacedPassage | null;
  /** What was looked up: the message, with what it goes on from. */
  question: string;
  asked: AskedFor;
  /** Of two things that are told apart: what is found of each. */
  parts: readonly { subject: string; passages: readonly PlacedPassage[] }[];
  intro: 'found' | 'example' | 'difference' | 'fromPage' | 'otherWords';
}

export interface Unanswered {
  teaching: 'nearest' | 'not-taught';
  /** The nearest; none where nothing is within reach. */
  places: readonly PlacedPassage[];
  question: string;
}

/** The latest question that stands by itself: what leans on it is about the same. */
const lastQuestionOf = ({ question }: Asked): string | null => {
  const said = question.conversation.filter(({ from, text }) => from === 'learner' && text.trim() !== '');
  return (said.findLast(({ text }) => !goesOn(text)) ?? said.at(-1))?.text ?? null;
};

const onPage = (asked: Asked): Findings | null => {
  const { question, snapshot, language } = asked;
  if (!question.page || !isAboutPage(question.message)) return null;
  const all = passagesOfPage(snapshot, question.page, { language, count: citedPassages + furtherPassages });
  const passages = all.filter(mayQuote(asked));
  if (passages.length === 0) return null;
  const wanted = askedFor(question.message);
  return {
    teaching: 'taught',
    passages,
    locked: null,
    question: titleOfPage(snapshot, question.page, language) ?? question.message,
    asked: { kind: wanted.kind === 'example' ? 'example' : 'other', subjects: [] },
    parts: [],
    intro: wanted.kind === 'example' ? 'example' : 'fromPage',
  };
};

const introOf = ({ kind }: AskedFor): Findings['intro'] => (kind === 'example' ? 'example' : 'found');

const taught = (
  { passages, locked }: Retrieved,
  { question, asked }: Pick<Findings, 'question' | 'asked'>,
): Findings => ({ teaching: 'taught', passages, locked, question, asked, parts: [], intro: introOf(asked) });

/** Two things are told apart where the academy teaches both, or the difference itself. */
const apart = (search: (question: string) => Retrieved, asked: AskedFor, whole: string): Findings | null => {
  const found = asked.subjects.map((subject) => ({ subject, found: search(subject) }));
  const both = search(whole);
  const areTaught = found.every((one) => one.found.teaching === 'taught');
  if (both.teaching !== 'taught' && !areTaught) return null;
  const parts = found.map((one) => ({ subject: one.subject, passages: one.found.passages }));
  const passages = both.teaching === 'taught' ? both.passages : parts.flatMap((part) => part.passages);
  const locked = both.locked ?? found.find((one) => one.found.locked)?.found.locked ?? null;
  return { teaching: 'taught', passages, locked, question: whole, asked, parts, intro: 'difference' };
};

/** Where a message was not understood, what comes after the passages that were shown. */
const again = (findings: Findings | Unanswered): Findings | null =>
  findings.teaching === 'taught'
    ? { ...findings, passages: findings.passages.slice(1), parts: [], intro: 'otherWords' }
    : null;

/** What the academy has on a message; null where nothing was asked. */
export const findPassages = (
  { retrievalOf }: TutorDeps,
  asked: Asked,
  intent: Intent,
): Findings | Unanswered | null => {
  const { question, snapshot, added, language } = asked;
  const { message } = question;
  const retrieval = retrievalOf(snapshot, added);
  const limit = citedPassages + furtherPassages;
  const search = (text: string): Retrieved =>
    retrieval.search({ question: text, language, mayQuote: mayQuote(asked), limit });
  const lookUp = (text: string, last: string | null): Findings | Unanswered => {
    const wanted = askedFor(text);
    const differing = wanted.kind === 'difference' ? apart(search, wanted, text) : null;
    if (differing) return differing;
    const { found, question: by, goesOn: isTogether } = findGoingOn(search, { message: text, last });
    if (found.teaching !== 'taught') return { teaching: found.teaching, places: found.nearest, question: by };
    const goesOnWith = isTogether && last !== null && wanted.kind === 'other' ? askedFor(last) : wanted;
    const subjects = goesOnWith.subjects.length > 0 ? goesOnWith.subjects : [by];
    return taught(found, { question: by, asked: { ...goesOnWith, subjects } });
  };
  const last = lastQuestionOf(asked);
  if (intent === 'not-understood') return last === null ? onPage(asked) : again(lookUp(last, null));
  // What is known as it stands goes on from nothing.
  return onPage(asked) ?? lookUp(message, retrieval.knows(message) ? null : last);
};
