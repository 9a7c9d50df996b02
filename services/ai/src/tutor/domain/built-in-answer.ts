import type { TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import type { Point } from './quoting/choose-points.ts';
import { drawPoint } from './quoting/draw-point.ts';
import { say, type TutorText } from './tutor-texts.ts';

/** A source with what is quoted of it. */
export interface Quoted {
  source: TutorSource;
  point: Point;
}

/** A source's title, with the heading of the passage where there is one. */
export const placeOf = ({ title, heading }: TutorSource): string =>
  heading === null ? title : `${title} › ${heading}`;

const quotationOf = ({ source, point }: Quoted, language: Language): string => {
  const place = escapeMarkdown(placeOf(source));
  const from = say(source.language === language ? 'from' : 'fromOther', language, { place });
  const quote = drawPoint(point.units, language)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return `${quote}\n\n${from} [${source.number}]`;
};

/** The academy's own answer in pieces: what its texts say, quoted with their places. No language model writes it. */
export const quotePoints = (
  quoted: readonly Quoted[],
  { language, intro, locked }: { language: Language; intro: TutorText; locked: string | null },
): string[] => {
  const parts = [
    ...(quoted.length > 0 ? [say(intro, language)] : []),
    ...quoted.map((one) => quotationOf(one, language)),
    ...(locked === null ? [] : [locked]),
  ];
  if (parts.length === 0) parts.push(say('notFound', language));
  return parts.map((part, at) => (at === 0 ? part : `\n\n${part}`));
};
