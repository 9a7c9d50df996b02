import { Dashboard } from './dashboard.tsx';
import type { ProgressByCourse } from '../model/learning.ts';
import { course, courseProgress } from '../../../../test/support/courses.ts';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('dashboard'));

const drawn = (progress: ProgressByCourse) =>
  drawnPage(
    <Dashboard
      courses={[course({ isOpen: true })]}
      progress={progress}
      renderCourse={({ course: { id } }) => <p key={id}>on with {id}</p>}
      renderStart={({ id }) => <p>start {id}</p>}
      alert={null}
      practice={null}
      notes={null}
      news={null}
      upgrade={null}
    />,
    { status: 'signed-in' },
  );

test('When a newcomer arrives, then no figures stand before the first course', async () => {
  const html = await drawn({});
  expect(html).toContain('Empieza por aquí');
  expect(html).toContain('start fundamentals');
  expect(html).not.toContain('<dd>');
});

test('When a course is begun, then the figures count it', async () => {
  const html = await drawn({ fundamentals: courseProgress({ progress: 50, exercisesPassed: 3 }) });
  expect(html).toContain('on with fundamentals');
  expect(html).toContain('<dd>1</dd>');
  expect(html).toContain('<dd>3</dd>');
});
