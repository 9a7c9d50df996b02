import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { extractSummary } from '../src/summaries/domain/extract-summary.ts';
import { createExtractor } from '../src/summaries/extraction/extraction-thread.ts';
import type { Extraction } from '../src/summaries/extraction/extraction.ts';

// node services/ai/scripts/summary-measure.ts [times]: how long a built-in summary of each course of content/, its lessons
// repeated so many times, keeps this process from doing anything else: made here, and made in its thread.
const times = Number(process.argv[2] ?? 1);
const root = resolve(import.meta.dirname, '../../../content/courses');

const extractionOf = (name: string): Extraction => {
  const texts = { titleEs: name, titleEn: name, descriptionEs: name, descriptionEn: name };
  const lessons = globSync(`${name}/lessons/*`, { cwd: root })
    .toSorted()
    .map((folder, orderIndex) => ({
      ...texts,
      _id: basename(folder),
      sequence: 1,
      courseId: name,
      orderIndex,
      contentEs: readFileSync(join(root, folder, 'lesson.es.md'), 'utf8').repeat(times),
      contentEn: readFileSync(join(root, folder, 'lesson.en.md'), 'utf8').repeat(times),
      exercises: [],
    }));
  const lessonIds = lessons.map(({ _id }) => _id);
  return {
    course: {
      course: { ...texts, _id: name, sequence: 1, orderIndex: 0, isPremium: false, lessonIds },
      lessons,
    },
    language: 'es',
  };
};

/** The longest time between two ticks while the work runs, in milliseconds. */
const longestBlock = async (work: () => unknown): Promise<number> => {
  let longest = 0;
  let last = performance.now();
  const tick = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(tick, 1);
  await work();
  await new Promise((done) => setTimeout(done, 5));
  clearInterval(timer);
  return Math.round(longest);
};

const extract = createExtractor();
const never = new AbortController().signal;
for (const name of globSync('*', { cwd: root }).toSorted()) {
  const extraction = extractionOf(name);
  // The thread first: what is made here warms the code up for the next.
  const beside = await longestBlock(() => extract(extraction, never));
  const here = await longestBlock(() => extractSummary(extraction.course, extraction.language));
  console.log(`${name}: in its thread ${beside} ms · here ${here} ms`);
}
