/**
 * Whether typing stays smooth while each pause is judged: a long prompt is typed into an exercise of a whole academy in
 * Chromium at a quarter of its speed (CDP's `Emulation.setCPUThrottlingRate` 4), from the first key, at which the judge is
 * loaded, over previews and edits in the middle to a verdict that is typed over. No task of the page's main thread may
 * take longer than 50 ms of its processor time; on the wall a busy machine adds its own, which is printed beside it.
 * Needs Chromium (`CHROMIUM_PATH`, or on the path). Run: `npm exec -- node bench/live-check.ts`
 */
import { chromium, request as calls, type Page } from '@playwright/test';
import { openBrowser } from '../e2e/support/browser.ts';
import { exercisesOf } from '../e2e/support/content.ts';
import { bearer, newPerson, registerByCall } from '../e2e/support/people.ts';
import { firstLessonOf } from '../e2e/support/exercises.ts';
import { text } from '../e2e/support/texts.ts';
import { findChromium } from '../scripts/machine/chromium.mjs';
import { longestFirst, tasksOfPage } from './support/page-tasks.ts';
import { percentile, rounded } from './support/statistics.ts';
import { withAcademy } from './support/with-academy.ts';

const limitMs = 50;
const slowdown = 4;
const longCharacters = 2_000;
const keyEveryMs = 60;
/** By then the page has loaded what it will by itself; its live stream never ends. */
const settledMs = 3_000;
const course = 'fundamentals';
const t = (key: string): string => text('es', 'lessons', key);

/** What an able learner writes, as long as few do. */
const samples = exercisesOf(course, 1).flatMap(({ samples }) => samples.es.good);
const prompt = samples.join('\n\n').slice(0, longCharacters);
const sentences = [
  ' Escribe el asunto en la primera línea y firma con mi nombre.',
  ' No pases de 120 palabras y trata de usted.',
  ' Si falta algún dato, pregúntamelo antes de escribir.',
];

/** Types, and waits until what was typed is judged. */
const typeAndPause = async (page: Page, sentence: string): Promise<void> => {
  await page.keyboard.type(sentence, { delay: keyEveryMs });
  await page.getByRole('region', { name: t('live.title') }).waitFor();
  await page.waitForTimeout(600);
};

const write = async (page: Page): Promise<void> => {
  const field = page.getByLabel(t('yourPrompt'));
  await field.focus();
  await page.keyboard.type('Escribe un correo a la tienda', { delay: keyEveryMs });
  await page.getByRole('region', { name: t('live.title') }).waitFor({ timeout: 120_000 });
  await page.keyboard.insertText(prompt);
  for (const sentence of sentences) await typeAndPause(page, sentence);
  await page.keyboard.press('Control+Home');
  for (let word = 0; word < 60; word += 1) await page.keyboard.press('Control+ArrowRight');
  for (const sentence of sentences) await typeAndPause(page, sentence);
  await page.getByRole('button', { name: t('check'), exact: true }).click();
  await page.getByRole('region', { name: t('verdict'), exact: true }).waitFor({ timeout: 120_000 });
  await field.focus();
  for (const sentence of sentences) await typeAndPause(page, sentence);
};

const executablePath = findChromium(process.env);
if (!executablePath) throw new Error('There is no Chromium: set CHROMIUM_PATH');

await withAcademy(async ({ url }) => {
  const request = await calls.newContext({ baseURL: url });
  const person = newPerson();
  const { token } = await registerByCall(request, person);
  const { lessonId } = await firstLessonOf(request, course, bearer(token));
  await request.dispose();

  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const { page, context, faults } = await openBrowser(browser, { language: 'es', person, baseURL: url });
    await page.addInitScript(() => localStorage.setItem('live-check', 'on'));
    await page.goto(`/lessons/${lessonId}`);
    await page.getByLabel(t('yourPrompt')).waitFor();
    await page.waitForTimeout(settledMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8.execute'] });
    await write(page);
    const tasks = longestFirst(tasksOfPage(await browser.stopTracing()));
    const [longest] = tasks;
    if (!longest || faults.length > 0) throw new Error(faults.join('\n') || 'The trace has no tasks');
    for (const { cpuMs, wallMs, does } of tasks.slice(0, 10))
      console.error(
        `${cpuMs.toFixed(1)} ms of processor time, ${wallMs.toFixed(1)} ms on the wall: ${does.join(', ')}`,
      );
    const times = tasks.map(({ cpuMs }) => cpuMs);
    console.log(
      JSON.stringify({
        bench: 'live-check',
        browser: browser.version(),
        slowdown,
        characters: prompt.length,
        limitMs,
        longestMs: rounded(longest.cpuMs),
        p999Ms: rounded(percentile(times, 0.999)),
        overLimit: times.filter((time) => time > limitMs).length,
        longestOnTheWallMs: rounded(Math.max(...tasks.map(({ wallMs }) => wallMs))),
        tasks: tasks.length,
      }),
    );
    process.exitCode = longest.cpuMs > limitMs ? 1 : 0;
  } finally {
    await browser.close();
  }
});
