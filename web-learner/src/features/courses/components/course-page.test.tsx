import { CoursePage } from './course-page.tsx';
import { courseLessonsQuery, courseQuery } from '../api/courses.ts';
import { course, lesson } from '../../../../test/support/courses.ts';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('courses'));

const drawn = (language: 'es' | 'en', isPremium: boolean) =>
  drawnPage(<CoursePage id="fundamentals" upgrade={null} summary={null} completed={null} reviews={null} />, {
    language,
    known: [
      [courseQuery('fundamentals').queryKey, course({ isPremium })],
      [courseLessonsQuery('fundamentals').queryKey, [lesson('one'), lesson('two')]],
    ],
  });

test.each([
  ['es', '>Gratis con tu cuenta<'],
  ['en', '>Free with your account<'],
] as const)(
  'When a visitor looks at the free course (%s), then an account opens every lesson and nothing says Premium',
  async (language, words) => {
    const html = await drawn(language, false);
    expect(html.split(words)).toHaveLength(3);
    expect(html).not.toContain('Premium');
  },
);

test('When a visitor looks at a course of Premium, then no lesson is promised with an account', async () => {
  const html = await drawn('es', true);
  expect(html).not.toContain('Gratis con tu cuenta');
  expect(html).toContain('Premium');
});
