import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  test(`A part that a new release took away says so, and what was written stays (${language})`, async ({
    open,
  }) => {
    const { page } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    await signInToConsole(page, language, administrator());
    await page.goto('/admin/exercises/fundamentals--detail-decides--first-email');
    const part = page.getByRole('group', { name: academy.languages[language] });
    const title = part.getByRole('textbox', { name: resources.exercises.fields.titleEs }).first();
    await title.fill('Twenty minutes of work');
    await page.route('**/learner-panel-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: resources.exercises.asLearner.title }).click();
    const notice = page.getByRole('alert').filter({ hasText: academy.partGone });
    await expect(notice.getByRole('button', { name: academy.reload })).toBeVisible();
    await expect(title).toHaveValue('Twenty minutes of work');
  });
}
