import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBrowser } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { text, type Language } from '../support/texts.ts';

const course = 'fundamentals';
const phone = { width: 360, height: 740 };

/** Whether the button stays clear of it wherever the page is scrolled to. */
const isBeside = async (page: Page, wayOn: Locator): Promise<boolean> => {
  const tutor = await page.locator('.tutor-button').boundingBox();
  const way = await wayOn.boundingBox();
  return tutor !== null && way !== null && way.x + way.width <= tutor.x;
};

for (const language of ['es', 'en'] as Language[]) {
  test(`On a phone the tutor’s button never lies over the way on (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const t = (key: string) => text(language, 'lessons', key);
    const person = newPerson();
    const { token } = await registerByCall(request, person);
    const { lessonId } = await firstLessonOf(request, course, bearer(token));
    const { page, faults } = await openBrowser(browser, { language, person, baseURL, width: phone.width });
    await page.setViewportSize(phone);
    await page.goto(`/lessons/${lessonId}`);
    const verdict = page.getByRole('region', { name: t('verdict'), exact: true });
    for (const { samples, title } of exercisesOf(course, 1).slice(0, 3)) {
      await expect(page.getByRole('heading', { name: title[language] })).toBeVisible();
      const next = page.getByRole('button', { name: t('next'), exact: true });
      await expect.poll(() => isBeside(page, next)).toBe(true);
      await page.getByLabel(t('yourPrompt')).fill(samples[language].good[0] ?? '');
      await page.getByRole('button', { name: t('check'), exact: true }).click();
      const onward = verdict.getByRole('button', { name: t('nextExercise') });
      await expect(onward).toBeInViewport();
      await expect.poll(() => isBeside(page, onward)).toBe(true);
      await onward.click();
    }
    expect(faults).toEqual([]);
  });
}
