import { coursesQuery, progressQuery, type CourseProgress } from '../api/courses.ts';
import { CoursesPage } from './courses-page.tsx';
import { course, courseProgress } from '../../../../test/support/courses.ts';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('courses'));

const courses = [
  course({ isOpen: true }),
  course({ id: 'formats', titleEs: 'Formatos', level: 'intermediate', isPremium: true }),
];
const drawn = (at: string, progress?: CourseProgress) =>
  drawnPage(<CoursesPage upgrade={null} />, {
    at,
    status: 'signed-in',
    known: [
      [coursesQuery.queryKey, courses],
      [progressQuery.queryKey, progress ? { fundamentals: progress } : {}],
    ],
  });

test('When no course has a level, then that level is not offered', async () => {
  const html = await drawn('/courses');
  for (const level of ['Todos', 'Principiante', 'Intermedio']) expect(html).toContain(`>${level}</button>`);
  expect(html).not.toContain('Avanzado');
});

test('When the address names a level, then its button is pressed and only its courses are listed', async () => {
  const html = await drawn('/courses?level=intermediate');
  expect(html).toContain('<button type="button" aria-pressed="true">Intermedio</button>');
  expect(html).toContain('Formatos');
  expect(html).not.toContain('Fundamentos');
});

test.each(['advanced', 'no-such-level'])(
  'When the address names the level %s, which no course has, then all courses are listed',
  async (level) => {
    const html = await drawn(`/courses?level=${level}`);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toContain('<button type="button" aria-pressed="true">Todos</button>');
  },
);

const done = { completed: true, progress: 100, resume: null };
test.each([
  ['not begun', undefined, 'Empezar'],
  ['begun', courseProgress({ progress: 50 }), 'Continuar'],
  ['complete', courseProgress(done), 'Repasar'],
])('When a course is %s, then its button says what comes next', async (_state, progress, word) => {
  const html = await drawn('/courses', progress);
  expect(/course-card__action"><a [^>]*>([^<]+)</.exec(html)?.[1]).toBe(word);
});
