import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { newPerson, registerByCall } from '../support/people.ts';
import { tabThrough } from '../support/tab-order.ts';
import { text } from '../support/texts.ts';

const visitorPaths = ['/', '/courses/fundamentals', '/library/prompt-anatomy', '/business'];
const memberPaths = [
  '/',
  '/lessons/fundamentals--detail-decides',
  '/library/prompt-anatomy',
  '/community/posts/welcome-general-es',
  '/settings',
  '/help',
];

for (const width of [1280, 360])
  for (const member of [false, true]) {
    const who = member ? 'A member' : 'A visitor';
    test(`${who} reaches everything by Tab, sees where the focus is, and can skip to the content (${width} wide)`, async ({
      open,
      request,
    }) => {
      const person = newPerson('Eva');
      if (member) await registerByCall(request, person);
      const { page } = await open({ language: 'es', width, ...(member && { person }) });
      for (const path of member ? memberPaths : visitorPaths)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('.first-paint')).toHaveCount(0);
          await expect(page.locator('.bones')).toHaveCount(0);
          const { stops, faults } = await tabThrough(page);
          expect.soft(faults, path).toEqual([]);
          expect.soft(stops[0], path).toContain(text('es', 'shared', 'skipToContent'));

          await page.locator('.skip-link').first().focus();
          await page.keyboard.press('Enter');
          await expect.soft(page.locator('main'), path).toBeFocused();
        });
    });
  }

for (const width of [1280, 360])
  test(`A member comes from a lesson's top to the prompt by four keys (${width} wide)`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Eva');
    await registerByCall(request, person);
    const { page } = await open({ language: 'es', width, person });
    await page.goto('/lessons/fundamentals--detail-decides');
    const prompt = page.getByRole('textbox', { name: text('es', 'lessons', 'yourPrompt') });
    await expect(prompt).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('es', 'lessons', 'toExercise') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#exercise-title')).toBeFocused();
    // Nothing stands between the exercise's title and its field: four keys in all.
    await page.keyboard.press('Tab');
    await expect(prompt).toBeFocused();
  });
