import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import { passageIdOf } from '../../knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { hrefOf } from '../../tutor/views/source-view.ts';

const longestExcerpt = 240;

const excerptOf = (text: string): string => {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= longestExcerpt) return line;
  const cut = line.slice(0, longestExcerpt);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
};

/** A passage as staff tell it from others. */
export const staffPassageView = (passage: PlacedPassage): StaffPassage => {
  const { place, heading, language, text } = passage;
  return {
    id: passageIdOf(passage),
    kind: place.kind,
    placeId: place.id,
    title: place.title,
    heading,
    language,
    excerpt: excerptOf(text),
    href: hrefOf(passage),
  };
};
