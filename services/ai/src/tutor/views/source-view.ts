import type { TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { Shelf } from '../../knowledge/domain/shelf.ts';

const longestBeginning = 90;

/** The beginning of a passage, in whole words of its first block. */
const beginningOf = (text: string): string => {
  const [block = ''] = text.split('\n');
  if (block.length <= longestBeginning) return block;
  const cut = block.slice(0, longestBeginning + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd();
};

const paths = { lesson: 'lessons', document: 'library' } as const;

/** The page of the app with a passage. */
export const hrefOf = ({ place, language, text }: PlacedPassage): string => {
  const query = new URLSearchParams({ lang: language, passage: beginningOf(text) });
  return `/${paths[place.kind]}/${encodeURIComponent(place.id)}?${query}`;
};

/** A passage as an answer cites it. */
export const toSource = (passage: PlacedPassage, number: number, shelf: Shelf): TutorSource => {
  const { place, language, heading, text } = passage;
  const course = place.kind === 'lesson' ? shelf.lesson(place.id)?.course : undefined;
  return {
    number,
    kind: place.kind,
    id: place.id,
    title: place.title,
    courseTitle: course ? course[language === 'es' ? 'titleEs' : 'titleEn'] : null,
    heading,
    language,
    text,
    href: hrefOf(passage),
  };
};

/** Where a passage stands, and nothing of what it says. */
export const toTitle = (passage: PlacedPassage, number: number, shelf: Shelf): TutorSource => ({
  ...toSource(passage, number, shelf),
  heading: null,
  text: '',
  href: `/${paths[passage.place.kind]}/${encodeURIComponent(passage.place.id)}`,
});
