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

for (const language of languagesOf(import.meta.url))
  test(`On a phone the next exercise opens with its title in view (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Paz');
    const { token } = await registerByCall(request, person);
    const { lessonId } = await firstLessonOf(request, 'fundamentals', bearer(token));
    const { page } = await open({ language, person, width: 360 });
    await page.goto(`/lessons/${lessonId}`);
    for (const exercise of exercisesOf('fundamentals', 1).slice(1)) {
      await page.getByRole('button', { name: text(language, 'lessons', 'next'), exact: true }).click();
      const title = page.getByRole('heading', { name: exercise.title[language] });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
    }
  });
