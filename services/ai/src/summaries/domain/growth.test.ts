import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { extractSummary } from './extract-summary.ts';

/** The longest content of a lesson. */
const longest = 100_000;

const texts = { titleEs: 'Uno', titleEn: 'One', descriptionEs: 'De qué trata.', descriptionEn: 'About.' };
const course = { ...texts, _id: 'c', sequence: 1, orderIndex: 0, isPremium: false, lessonIds: ['c--l'] };
const lessonOf = (contentEs: string) => ({
  ...{ ...texts, _id: 'c--l', sequence: 1, courseId: 'c', orderIndex: 0 },
  ...{ contentEs, contentEn: '', exercises: [] },
});

test('When a lesson is built to be slow, then its course is summarised in a time by its length', () => {
  const summarise = (text: string) => extractSummary({ course, lessons: [lessonOf(text)] }, 'es');
  expect(superlinearIn(summarise, { limit: longest, texts: fewHostileTexts })).toEqual([]);
});
