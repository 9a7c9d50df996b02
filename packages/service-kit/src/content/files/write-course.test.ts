import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { draftFiles } from '@academy/contracts/content/draft-files.ts';
import fc from 'fast-check';
import type { CourseFiles, ExerciseFiles } from './course-folder.ts';
import { loadFiles } from './load-files.ts';
import { readCourse, wholeCourse } from './read-course.ts';
import { writeCourse } from './write-course.ts';
import { writeYaml } from './write-yaml.ts';
import { parseYaml } from '../parse-yaml.ts';

const courses = join(import.meta.dirname, '../../../../../content/courses');
const withoutUnseen = (path: string): boolean => !path.includes('/unseen/');

const read = (id: string, files: ReturnType<typeof loadFiles>, schemas?: typeof draftFiles): CourseFiles => {
  const found = readCourse(id, files, schemas);
  expect(found.faults).toEqual([]);
  const whole = wholeCourse(found);
  if (!whole) throw new Error('the course was not read whole');
  return whole;
};

test.each(readdirSync(courses))('When %s is written, then it is read as it was and written the same again', (id) => {
  const course = read(id, loadFiles(join(courses, id), withoutUnseen));
  const once = writeCourse(course);
  const again = read(id, once);
  expect(again).toEqual(course);
  expect([...writeCourse(again)]).toEqual([...once]);
});

/** What YAML reads as something else when it is written carelessly. */
const hard = [
  '', '~', 'null', 'true', 'no', '0x1F', '12e3', '- a', '? a', ': b', 'a: b', '# a', 'a #b', '"a"', "'a'", '{a}', '[a',
  '&a', '*a', '!a', '|', '>', '%a', '@a', '`a`', '---', '...', 'a\n  b\n c', 'a\n\n\nb', '  a', 'a  \nb', '\ta\n\tb',
  '«ñandú»: “¿qué?” 🙂👩‍🏫', 'a\u2028b\u0085c', 'x'.repeat(300), `${'palabra '.repeat(60)}\n- ${'word '.repeat(60)}`, '\r\n',
  'a\u0000b', '\uD800', '=', '<<', '2026-01-01', `a${' '.repeat(200)}b`,
];
const text = fc
  .oneof(
  fc.constantFrom(...hard),
  fc.array(fc.constantFrom(...hard, ' ', '\n', 'word', 'ñ'), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
  .map((words) => words.slice(0, 380));
const both = fc.record({ es: text, en: text });
const sample = text.map((words) => `a${words}`);
const samples = fc.record({ good: fc.array(sample, { maxLength: 3 }), weak: fc.array(sample, { maxLength: 3 }) });
const oneLine = fc.constantFrom('Título: «uno» #1', 'yes', '- 3', '🙂', 'a'.repeat(120));
const titles = fc.record({ es: oneLine, en: oneLine });

const exercise = fc
  .record({
    id: fc.uuid(),
    prompt: both,
    title: titles,
    hints: fc.record({ nudge: both, targeted: both, example: both }),
    samples: fc.record({ es: samples, en: samples }),
    key: fc.constantFrom('yes', 'null', 'part-1', '0'),
  })
  .map(({ id, key, ...texts }): Omit<ExerciseFiles, 'path'> => ({
    id,
    file: {
      id,
      ...texts,
      // The order of keys is not the schema's.
      rubric: { criteria: [{ weight: 2, key, any: { en: ['a: b', '- c'], es: ['ñu', '#d'] }, id: 'mentions' }], passScore: 60 },
    },
    answers: null,
    unseen: [],
  }));

const course = fc
  .record({ title: titles, description: both, es: text, en: text, exercises: fc.array(exercise, { maxLength: 3 }) })
  .map(({ title, description, es, en, exercises }): CourseFiles => {
    const cover = { lines: ['Rol: tarea'], marked: 'tarea', tag: 'rol' };
    const facts = { orderIndex: 0, level: 'beginner', iconName: 'play', isPremium: false, status: 'draft' } as const;
    const path = 'lessons/01-one';
    return {
      id: 'generated',
      file: { ...facts, title, description, estimatedMinutes: 5, cover: { es: cover, en: cover } },
      lessons: [
        {
          id: 'generated--one',
          path,
          orderIndex: 0,
          file: { title, estimatedMinutes: 5, status: 'draft' },
          es,
          en,
          exercises: exercises.map((one, at) => ({ ...one, path: `${path}/exercises/0${at + 1}-some.yaml` })),
        },
      ],
    };
  });

test('When records of staff are written, then they are read without a fault and written the same again', () => {
  fc.assert(
    fc.property(course, (generated) => {
      const once = writeCourse(generated);
      const bytes = new Map([...once].map(([path, said]) => [path, Buffer.from(said, 'utf8').toString('utf8')]));
      expect([...writeCourse(read('generated', bytes, draftFiles))]).toEqual([...once]);
    }),
    { numRuns: 150 },
  );
});

test('When any text is written as YAML, then the same text is read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'yes', 'null', '1'), fc.oneof(text, fc.array(text))), (data) => {
      const plain = JSON.parse(JSON.stringify(data).replaceAll(/\\u[dD][89a-fA-F]../g, '')) as unknown;
      expect(parseYaml(writeYaml(plain))).toEqual(plain);
    }),
    { numRuns: 300 },
  );
});

test('When a text is long, then it is folded; of several lines, then it stands as it is', () => {
  const words = 'palabra '.repeat(30).trim();
  expect(writeYaml({ title: { es: 'Uno', en: 'One' }, long: words, lines: 'a\nb' })).toMatch(
    /^title: \{ es: Uno, en: One \}\nlong: >-\n {2}palabra[^]+\nlines: \|-\n {2}a\n {2}b\n$/,
  );
});
