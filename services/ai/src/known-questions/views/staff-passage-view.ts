import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import { beginningOf } from '@academy/service-kit/text/beginning-of.ts';
import { passageIdOf } from '../../knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import { hrefOf } from '../../tutor/views/source-view.ts';

const longestExcerpt = 240;

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
    excerpt: beginningOf(text.replaceAll('\n', ' '), longestExcerpt),
    href: hrefOf(passage),
  };
};
