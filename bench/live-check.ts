/**
 * Whether typing stays smooth while each pause is judged: a long prompt is typed into an exercise of a whole academy in
 * Chromium at a quarter of its speed (CDP's `Emulation.setCPUThrottlingRate` 4), from the first key, at which the judge is
 * loaded, over previews and edits in the middle to a verdict that is typed over; then the same into a page that holds
 * nothing but such a field, for comparison. No task of the page's main thread may take longer than 50 ms of its processor
 * time; on the wall a busy machine adds its own, which is printed beside it.
 * Needs Chromium (`CHROMIUM_PATH`, or on the path). Run: `npm exec -- node bench/live-check.ts`
 */
import { request as calls, type Browser } from '@playwright/test';
import { openBrowser } from '../e2e/support/browser.ts';
import { exercisesOf } from '../e2e/support/content.ts';
import { launchChromium } from '../e2e/support/launch-chromium.ts';
import { bearer, newPerson, registerByCall } from '../e2e/support/people.ts';
import { firstLessonOf } from '../e2e/support/exercises.ts';
import { text } from '../e2e/support/texts.ts';
import { longestFirst, longestIn, tasksOfPage, type PageTask } from './support/page-tasks.ts';
import { percentile, rounded } from './support/statistics.ts';
import { copy, openPlainPage, write, type Writing } from './support/typing.ts';
import { withAcademy } from './support/with-academy.ts';

const limitMs = 50;
const slowdown = 4;
const longCharacters = 2_000;
/** From one pause to the next key. */
const pauseMs = 600;
/** By then the page has loaded what it will by itself; its live stream never ends. */
const settledMs = 3_000;
const course = 'fundamentals';
const t = (key: string): string => text('es', 'lessons', key);

/** What an able learner writes, as long as few do. */
const samples = exercisesOf(course, 1).flatMap(({ samples }) => samples.es.good);
const prompt = samples.join('\n\n').slice(0, longCharacters);

/** What the page's main thread does while somebody writes in it, the longest task first. */
const traced = async (browser: Browser, writing: Writing): Promise<PageTask[]> => {
  const { page } = writing;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const categories = ['toplevel', 'devtools.timeline', 'v8.execute', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await write(writing, prompt);
  const tasks = longestFirst(tasksOfPage(await browser.stopTracing()));
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks;
};

const printLongest = (title: string, tasks: readonly PageTask[]): void => {
  console.error(title);
  for (const { cpuMs, wallMs, scriptMs, drawingMs, stage, does } of tasks.slice(0, 10))
    console.error(
      `  ${cpuMs.toFixed(1)} ms of processor time (scripts ${scriptMs.toFixed(1)}, styles to paint ` +
        `${drawingMs.toFixed(1)}), ${wallMs.toFixed(1)} ms on the wall, ${stage}: ${does.join(', ')}`,
    );
};

await withAcademy(async ({ url }) => {
  const request = await calls.newContext({ baseURL: url });
  const person = newPerson();
  const { token } = await registerByCall(request, person);
  const { lessonId } = await firstLessonOf(request, course, bearer(token));
  await request.dispose();

  const browser = await launchChromium();
  try {
    const { page, faults } = await openBrowser(browser, { language: 'es', person, baseURL: url });
    await page.addInitScript(() => localStorage.setItem('live-check', 'on'));
    await page.goto(`/lessons/${lessonId}`);
    await page.getByLabel(t('yourPrompt')).waitFor();
    await page.waitForTimeout(settledMs);
    const field = page.getByLabel(t('yourPrompt'));
    await copy(page, prompt);
    const preview = page.getByRole('region', { name: t('live.title') });
    const tasks = await traced(browser, {
      page,
      field,
      async settle() {
        await preview.waitFor({ timeout: 120_000 });
        await page.waitForTimeout(pauseMs);
      },
      async check() {
        // By key: for a click, Playwright looks in the page at what lies under the pointer.
        await field.press('Control+Enter');
        await page.getByRole('region', { name: t('verdict'), exact: true }).waitFor({ timeout: 120_000 });
      },
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const plain = await openPlainPage(page, 'answer');
    await page.close();
    const plainTasks = await traced(browser, {
      ...plain,
      settle: () => plain.page.waitForTimeout(pauseMs),
      check: async () => {},
    });
    printLongest('The longest with the live check:', tasks);
    printLongest('The longest of a plain field:', plainTasks);
    for (const stage of new Set(plainTasks.map(({ stage }) => stage)))
      console.error(
        `${stage || 'before'}: at most ${longestIn(tasks, stage).toFixed(1)} ms, plain ${longestIn(plainTasks, stage).toFixed(1)} ms`,
      );
    const times = tasks.map(({ cpuMs }) => cpuMs);
    const overLimit = times.filter((time) => time > limitMs).length;
    console.log(
      JSON.stringify({
        bench: 'live-check',
        browser: browser.version(),
        slowdown,
        characters: prompt.length,
        limitMs,
        longestMs: rounded(Math.max(...times)),
        longestPlainMs: rounded(Math.max(...plainTasks.map(({ cpuMs }) => cpuMs))),
        p999Ms: rounded(percentile(times, 0.999)),
        overLimit,
        overLimitPlain: plainTasks.filter(({ cpuMs }) => cpuMs > limitMs).length,
        longestOnTheWallMs: rounded(Math.max(...tasks.map(({ wallMs }) => wallMs))),
        tasks: tasks.length,
      }),
    );
    process.exitCode = overLimit > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
});
