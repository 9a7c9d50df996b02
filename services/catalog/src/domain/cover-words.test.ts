import { courseFile } from '@academy/contracts/content/course-file.ts';
import { coverOf } from './cover-words.ts';

test.each([
  [
    'Fundamentos del prompting',
    { lines: ['Fundamentos del', 'prompting'], marked: 'Fundamentos', tag: 'fundamentos' },
  ],
  ['IA', { lines: ['IA'], marked: 'IA', tag: 'ia' }],
  [
    'Cómo pedir sin que sobre ni falte nada',
    { lines: ['Cómo pedir sin que', 'sobre ni falte'], marked: 'pedir', tag: 'pedir' },
  ],
])('When a course is called %s, then its cover says so', (titleEs, words) => {
  expect(coverOf({ titleEs, titleEn: 'English' }).es).toEqual(words);
});

test('When a title lacks in a language, then the cover says the other', () => {
  expect(coverOf({ titleEs: '', titleEn: 'Wheels' })).toEqual(coverOf({ titleEs: 'Wheels', titleEn: '' }));
});

test.each([
  'Electroencefalografistas y desoxirribonucleótidos',
  `${'a'.repeat(17)}😀${'b'.repeat(60)}`,
  '提示工程入门 与 实践',
  '2026: 100 % -- ¿?',
  'ÀÉÎ  DE  L’ÉTÉ',
  'x'.repeat(120),
  'ﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀﬀ İİİİİİİİİİİİİİİİİİ',
])('When a title is %s, then its cover still has what a cover may have', (title) => {
  const { cover } = courseFile.shape;
  expect(cover.safeParse(coverOf({ titleEs: title, titleEn: title }))).toMatchObject({ success: true });
});
