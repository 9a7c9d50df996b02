import { expect, it } from '@jest/globals';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { questionWords } from './question-words.ts';
import type { Outline } from './outline.ts';

const lesson = (id: string, status: 'draft' | 'published'): Outline['lessons'][number] => ({
  id,
  titleEs: `Lección ${id}`,
  titleEn: `Lesson ${id}`,
  status,
  orderIndex: 0,
  version: 1,
  missing: [],
  lacks: [],
  exercises: [
    {
      id: `${id}1`,
      titleEs: `Tarea ${id}`,
      titleEn: `Task ${id}`,
      passRate: null,
      attempts: 0,
      misjudged: 0,
      missing: [],
      lacks: [],
    },
  ],
});
const outline: Outline = { id: 'c', version: 1, lessons: [lesson('A', 'published'), lesson('B', 'draft')] };

it.each([
  ['A1', 'B', 'es', '¿Ocultar «Tarea A» a los estudiantes?', 'La lección «Lección B» es un borrador'],
  ['A1', 'B', 'en', 'Hide “Task A” from learners?', 'The lesson “Lesson B” is a draft'],
  ['B1', 'A', 'es', '¿Mostrar «Tarea B» a los estudiantes?', 'La lección «Lección A» está publicada'],
  ['B1', 'A', 'en', 'Show “Task B” to learners?', 'The lesson “Lesson A” is published'],
] as const)(
  'When %s would go into lesson %s, then it is asked in %s with what it does',
  async (id, into, language, title, content) => {
    const { translate } = await loadI18nProvider(language);
    const words = questionWords(
      outline,
      { ask: 'crossing', id, target: { into } },
      {
        text: (key, values) => translate(`resources.outline.${key}`, values),
        titleOf: (row) => (language === 'es' ? row.titleEs : row.titleEn),
        inProgress: 2,
      },
    );
    expect(words?.title).toBe(title);
    expect(words?.content).toContain(content);
    expect(words?.content).not.toContain('%{');
  },
);

it('When the exercise is gone meanwhile, then nothing is asked', () => {
  const wording = { text: (key: string) => key, titleOf: () => '', inProgress: 2 };
  expect(questionWords(outline, { ask: 'crossing', id: 'gone', target: { into: 'A' } }, wording)).toBeNull();
});

it.each([
  ['A', 2, 'en', '2 learners are in the middle of its course.'],
  ['A', 1, 'es', '1 estudiante tiene su curso a medias.'],
  ['A', undefined, 'en', null],
  ['B', 2, 'en', null],
] as const)(
  'When lesson %s is to be deleted and %s learn in its course, then it is said in %s: %s',
  async (id, inProgress, language, concerns) => {
    const { translate } = await loadI18nProvider(language);
    const text = (key: string, values?: object) => translate(`resources.outline.${key}`, values);
    const row = { id, version: 1 };
    const words = questionWords(
      outline,
      { ask: 'delete', kind: 'lessons', row, title: id },
      { text, titleOf: (each) => each.titleEn, inProgress },
    );
    expect(words?.content).toBe([text('delete.lessonsText'), ...(concerns ? [concerns] : [])].join(' '));
  },
);
