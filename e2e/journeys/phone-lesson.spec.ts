import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

/** Runs in the page: how many copy buttons there are, and how many of them lie over a letter of what they copy. */
const copyButtons = `(() => {
  const buttons = [...document.querySelectorAll('.code-block__copy')];
  const covers = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button.parentElement.querySelector('pre'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects())
        if (line.left < right && line.right > left && line.top < bottom && line.bottom > top) return true;
    }
    return false;
  };
  return { all: buttons.length, over: buttons.filter(covers).length };
})()`;

for (const path of ['/lessons/fundamentals--detail-decides', '/library/prompt-anatomy'])
  test(`On a phone the copy buttons stand beside the text at ${path}`, async ({ open, request }) => {
    const person = newPerson('Paz');
    await registerByCall(request, person);
    const { page } = await open({ language: 'es', person, width: 360 });
    await page.goto(path);
    await expect(page.locator('.code-block__copy').first()).toBeAttached();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const { all, over } = await page.evaluate<{ all: number; over: number }>(copyButtons);
    expect(all).toBeGreaterThan(0);
    expect(over).toBe(0);
  });

/** Runs in the page before anything else: keeps the text of each heading at the moment it gets the focus. */
const headingsFocused = `
  window.headingsFocused = [];
  addEventListener('focusin', ({ target }) => {
    if (target.tagName === 'H2') window.headingsFocused.push(target.textContent);
  });`;

/** Pixels between an exercise's title and its footer: what stands above the exercise may still load. */
const placeOfFooter = `(() => {
  const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
  return Math.round(top('.exercise__footer') - top('#exercise-title'));
})()`;

for (const language of languagesOf(import.meta.url))
  test(`On a phone the next exercise opens with its title in view, and its way on stays put (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Paz');
    const { token } = await registerByCall(request, person);
    const { lessonId } = await firstLessonOf(request, 'fundamentals', bearer(token));
    const { page } = await open({ language, person, width: 360 });
    await page.addInitScript(headingsFocused);
    const next = page.getByRole('button', { name: text(language, 'lessons', 'next'), exact: true });
    const hint = page.getByRole('button', { name: text(language, 'lessons', 'hint.open.nudge') });
    const placeOfNext = () => page.evaluate<number>(placeOfFooter);
    const titles = exercisesOf('fundamentals', 1)
      .slice(1)
      .map((exercise) => exercise.title[language]);

    const held: (() => void)[] = [];
    await page.route('**/api/exercises/*/hints', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    /** The button is there before its request, which is answered once it has come. */
    const answerHints = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const answer of held.splice(0)) answer();
    };
    await page.goto(`/lessons/${lessonId}`);
    for (const name of titles) {
      await expect(hint).toBeDisabled();
      const early = await placeOfNext();
      await answerHints();
      await expect(hint).toBeEnabled();
      expect(await placeOfNext()).toBe(early);
      await next.click();
      const title = page.getByRole('heading', { name });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate('window.headingsFocused')).toEqual(titles);
  });
