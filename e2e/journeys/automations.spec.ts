import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { administrator } from '../support/people.ts';
import { languages } from '../support/texts.ts';

for (const language of languages) {
  test(`Staff create an automation, run it, read what came of it, and delete it (${language})`, async ({
    open,
  }) => {
    const { page } = await open({ language });
    const { automations: texts } = consoleTexts(language).resources;
    // Each language has a type of its own: both journeys may run at once.
    const name = texts.types[language === 'es' ? 'refresh_news' : 'reconcile_subscriptions'];
    const card = page.getByRole('listitem', { name });

    await test.step('A new one is active and has not run', async () => {
      await signInToConsole(page, language, administrator());
      await page.getByRole('menuitem', { name: texts.menu }).click();
      await page.getByText(texts.action.create).click();
      await expect(page.getByRole('heading', { name: texts.page.create })).toBeVisible();
      await page.getByRole('combobox', { name: texts.fields.type }).click();
      await page.getByRole('option', { name }).click();
      await page.getByRole('button', { name: texts.action.create }).click();
      await expect(card.getByText(texts.never)).toBeVisible();
      await expect(card.getByText(language === 'es' ? '1 día' : '1 day')).toBeVisible();
    });

    await test.step('Its switch stops the schedule', async () => {
      await card.getByRole('switch').click();
      await expect(card.getByText(texts.notScheduled)).toBeVisible();
    });

    await test.step('Run now is done by its service, and the history says what came of it', async () => {
      await card.getByRole('button', { name: texts.action.run }).click();
      await expect(card.getByText(texts.never)).toHaveCount(0);
      await card.getByRole('button', { name: texts.action.history }).click();
      const history = page.getByRole('dialog');
      await expect(history.getByText(texts.statuses.succeeded)).toBeVisible();
      await expect(history.getByText(texts.triggers.staff)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('Deleted, it is gone', async () => {
      await card.getByRole('button').last().click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(card).toHaveCount(0);
    });
  });
}
