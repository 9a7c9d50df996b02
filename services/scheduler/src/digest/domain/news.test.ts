import type { Subject, SubjectKind } from '../../notifications/domain/subject.ts';
import { newsFor } from './news.ts';

const subject = (kind: SubjectKind, id: string, language: 'es' | 'en' | null = null): Subject => ({
  kind,
  id,
  titleEs: `${id} es`,
  titleEn: `${id} en`,
  language,
  publishedAt: new Date(0),
  isVisible: true,
  isImported: false,
});
const publicUrl = 'https://academy.example';

test('When there is news, then courses come first, and posts in the reader’s language only', () => {
  const news = [subject('post', 'p1', 'en'), subject('post', 'p2', 'es'), subject('course', 'c1')];
  expect(newsFor(news, { language: 'es', publicUrl })).toEqual([
    { kind: 'course', title: { es: 'c1 es', en: 'c1 en' }, url: 'https://academy.example/courses/c1' },
    { kind: 'post', title: { es: 'p2 es', en: 'p2 en' }, url: 'https://academy.example/community/posts/p2' },
  ]);
});

test('When there is a great deal, then the first of each kind are named', () => {
  const news = Array.from({ length: 9 }, (_, index) => subject('document', `d${index}`));
  expect(newsFor(news, { language: 'en', publicUrl })).toHaveLength(5);
});
