import { extractSummary } from '../domain/extract-summary.ts';
import type { Extraction } from './extraction.ts';
import { createExtractor } from './extraction-thread.ts';

const never = new AbortController().signal;
const texts = { titleEs: 'Uno', titleEn: 'One', descriptionEs: 'De qué trata.', descriptionEn: 'About.' };
const lesson = {
  ...texts,
  _id: 'c--l',
  sequence: 1,
  courseId: 'c',
  orderIndex: 0,
  contentEs: '## La fuente\n\nUna fuente permite comprobar cada dato de la respuesta.',
  contentEn: 'Text.',
  exercises: [],
};
const course = { ...texts, _id: 'c', sequence: 1, orderIndex: 0, isPremium: false, lessonIds: ['c--l'] };
const short: Extraction = { course: { course, lessons: [lesson] }, language: 'es' };

test('When a summary is made, then the service answers others meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const document = await createExtractor()(short, never);
  clearInterval(timer);
  expect(document).toBe(extractSummary(short.course, 'es'));
  expect(turns).toBeGreaterThan(0);
});

test('When whoever asked leaves, then their summary ends and the next one is made', async () => {
  const extract = createExtractor();
  const [gone, waiting] = [new AbortController(), new AbortController()];
  const first = extract(short, gone.signal);
  const second = extract(short, waiting.signal);
  const third = extract(short, never);
  waiting.abort(new Error('left the queue'));
  await new Promise((resolve) => setImmediate(resolve));
  gone.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  await expect(second).rejects.toThrow('left the queue');
  expect(await third).toContain('Una fuente permite comprobar');
});

test('When a course cannot be read, then the error of its thread is thrown', async () => {
  // What no contract lets in.
  const broken = { ...course, titleEs: undefined as unknown as string };
  const extraction: Extraction = { course: { course: broken, lessons: [] }, language: 'es' };
  await expect(createExtractor()(extraction, never)).rejects.toMatchObject({ name: 'TypeError' });
});
