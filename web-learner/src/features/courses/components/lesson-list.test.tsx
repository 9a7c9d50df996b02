import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LessonList } from './lesson-list.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('courses'));

const lesson = {
  id: 'fundamentals--ask',
  courseId: 'fundamentals',
  titleEs: 'Pide',
  titleEn: 'Ask',
  estimatedMinutes: 12,
  exerciseCount: 3,
  orderIndex: 1,
};

const rendered = async (language: string, isOpen: boolean, opensWith: 'account' | 'premium') => {
  await i18next.changeLanguage(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LessonList lessons={[{ ...lesson, isOpen }]} completed={[]} opensWith={opensWith} />
    </MemoryRouter>,
  );
};

describe('the lessons of a course', () => {
  test.each([
    ['en', 'Free with your account', 'Ask'],
    ['es', 'Gratis con tu cuenta', 'Pide'],
  ])(
    'When a visitor reads the free course in %s, then a button registers and nothing says Premium',
    async (language, label, title) => {
      const html = await rendered(language, false, 'account');
      expect(html).toContain(`<button type="button"`);
      expect(html).toContain(`aria-label="${label}: ${title}"`);
      expect(html).not.toContain('Premium');
    },
  );

  test('When the course is part of Premium, then its closed lessons say so and offer no registration', async () => {
    const html = await rendered('en', false, 'premium');
    expect(html).toContain('Premium');
    expect(html).not.toContain('<button');
  });

  test('When a lesson is open, then it is a link, whatever opens the others', async () => {
    const html = await rendered('en', true, 'account');
    expect(html).toContain('href="/lessons/fundamentals--ask"');
    expect(html).not.toContain('Free with your account');
  });
});
