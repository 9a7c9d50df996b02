import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { placeOf } from '../domain/built-in-answer.ts';
import { asksElsewhere, asksForLessons, asksForOutline } from '../domain/page-intent.ts';
import { idsOnPage, titleOfPage } from '../domain/passages-of-page.ts';
import { say } from '../domain/tutor-texts.ts';
import { toSource } from '../views/source-view.ts';
import { mayQuote } from './may-quote.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';
import type { TutorDeps } from './tutor-deps.ts';

type PageAnswer = Omit<PreparedAnswer, 'isSolution'>;

/** Sources of such an answer, and among how many passages they are looked for. */
const mostPlaces = 3;
const lookedThrough = 15;

const answerWith = (
  builtIn: readonly string[],
  cited: readonly PlacedPassage[],
  { snapshot }: Asked,
): PageAnswer => ({
  kind: 'answer',
  sources: cited.map((passage, at) => toSource(passage, at + 1, snapshot.shelf)),
  cited,
  followUps: [],
  hint: null,
  builtIn,
  messages: null,
});

/** The lessons of the open course in their order; the first ones that may be opened are its sources. */
const outlineOf = (asked: Asked): PageAnswer | null => {
  const { question, snapshot, language } = asked;
  const open = question.page?.kind === 'course' ? snapshot.shelf.course(question.page.id) : null;
  if (!open || open.lessons.length === 0) return null;
  const [title, description] =
    language === 'es'
      ? [open.course.titleEs, open.course.descriptionEs]
      : [open.course.titleEn, open.course.descriptionEn];
  const isOpen = mayQuote(asked);
  const beginnings = open.lessons.flatMap(({ _id }) =>
    snapshot.passages
      .filter(({ place, language: own }) => place.kind === 'lesson' && place.id === _id && own === language)
      .slice(0, 1),
  );
  const cited = beginnings.filter(isOpen).slice(0, mostPlaces);
  const lessons = open.lessons.map(({ _id, titleEs, titleEn }, at) => {
    const number = cited.findIndex(({ place }) => place.id === _id) + 1;
    const name = escapeMarkdown(language === 'es' ? titleEs : titleEn);
    return `${at + 1}. ${name}${number > 0 ? ` [${number}]` : ''}`;
  });
  const [first] = open.lessons;
  const start = escapeMarkdown((language === 'es' ? first?.titleEs : first?.titleEn) ?? '');
  const builtIn = [
    say('outline', language, { title: escapeMarkdown(title) }),
    ...(description === '' ? [] : [`\n\n> ${escapeMarkdown(description).replaceAll('\n', '\n> ')}`]),
    `\n\n${lessons.join('\n')}`,
    `\n\n${say('outlineStart', language, { start })}`,
  ];
  return answerWith(builtIn, cited, asked);
};

/** Other lessons and documents about what the open page is about. */
const elsewhereOf = ({ retrievalOf }: TutorDeps, asked: Asked): PageAnswer | null => {
  const { question, snapshot, added, language } = asked;
  const title = question.page && titleOfPage(snapshot, question.page, language);
  if (!question.page || !title) return null;
  const here = idsOnPage(snapshot, question.page);
  const onlyLessons = asksForLessons(question.message);
  const { teaching, passages } = retrievalOf(snapshot, added).search({
    ...{ question: title, language, limit: lookedThrough },
    mayQuote: mayQuote(asked),
  });
  if (teaching !== 'taught') return null;
  const seen = new Set(here);
  const cited = passages
    .filter(({ place }) => {
      const isOther = !seen.has(place.id) && (place.kind === 'lesson' || !onlyLessons);
      if (isOther) seen.add(place.id);
      return isOther;
    })
    .slice(0, mostPlaces);
  if (cited.length === 0) return null;
  const answer = answerWith([], cited, asked);
  const lines = answer.sources.map((source) => `- ${escapeMarkdown(placeOf(source))} [${source.number}]`);
  return {
    ...answer,
    builtIn: [say('elsewhere', language, { title: escapeMarkdown(title) }), `\n\n${lines.join('\n')}`],
  };
};

/** What the shelf itself tells of the open page: its lessons, or where else it is explained; null for any other message. */
export const aboutPage = (tutor: TutorDeps, asked: Asked): PageAnswer | null => {
  const { message } = asked.question;
  if (tutor.answeredBy.kind !== 'built-in') return null;
  if (asksElsewhere(message)) return elsewhereOf(tutor, asked);
  return asksForOutline(message) ? outlineOf(asked) : null;
};
