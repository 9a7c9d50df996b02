import { automationKinds } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import { expect } from '@playwright/test';
import { words as welcome } from '../../services/scheduler/src/mail/kinds/welcome/words.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { readMail } from '../support/mails.ts';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  test(`Staff create an automation, run it, read what came of it, and delete it (${language})`, async ({
    open,
  }) => {
    const { page } = await open({ language });
    const { automations: texts } = consoleTexts(language).resources;
    // Each language has a type of its own: both journeys may run at once.
    const type = language === 'es' ? 'refresh_news' : 'reconcile_subscriptions';
    const name = automationKinds[type].name[language];
    // The academy has one of its own, which runs every day.
    const interval = language === 'es' ? '3 días' : '3 days';
    const card = page.getByRole('listitem', { name }).filter({ hasText: interval });

    await test.step('A new one is active and has not run', async () => {
      await signInToConsole(page, language, administrator());
      await page.getByRole('menuitem', { name: texts.menu }).click();
      await page.getByText(texts.action.create).click();
      await expect(page.getByRole('heading', { name: texts.page.create })).toBeVisible();
      await page.getByRole('combobox', { name: texts.fields.type }).click();
      await page.getByRole('option', { name }).click();
      await page.getByLabel(texts.fields.count).fill('3');
      await page.getByRole('button', { name: texts.action.save }).click();
      await expect(card.getByText(texts.never)).toBeVisible();
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

  test(`Staff read what a review of the exercises found, and a mail that was sent (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { mails, 'exercise-reviews': reviews } = consoleTexts(language).resources;
    const member = newPerson();
    await registerByCall(request, member);
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    await signInToConsole(page, language, administrator());

    await test.step('The mails have the welcome to a new member, whose link is kept nowhere', async () => {
      await readMail(member.email, 'welcome');
      await page.getByRole('menuitem', { name: mails.menu }).click();
      await page.getByRole('link', { name: welcome[language].name }).first().click();
      await expect(page).toHaveURL(/\/admin\/mails\/[^/]+\/show$/);
      await expect(page.getByText(mails.statuses.sent).first()).toBeVisible();
      // The list's choice of columns, not shown, has the word too.
      const main = page.getByRole('main');
      await expect(main.getByText(mails.fields.recipient, { exact: true })).toBeVisible();
    });

    await test.step('A review that an automation made is listed, with nothing misjudged', async () => {
      const draft = { type: 'exercise_review', intervalMs: 86_400_000, isActive: false };
      const made = await request.post('/api/admin/automations', { ...staff, data: draft });
      const { id } = (await made.json()) as { id: string };
      await request.post(`/api/admin/automations/${id}/run`, staff);
      await expect
        .poll(async () => (await request.get('/api/admin/exercise-reviews', staff)).json())
        .not.toEqual([]);
      await request.delete(`/api/admin/automations/${id}`, staff);
      await page.getByRole('menuitem', { name: reviews.menu }).click();
      const row = page.getByRole('row').filter({ hasText: reviews.allRight }).first();
      await expect(row).toBeVisible();
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/\/admin\/exercise-reviews\/[^/]+\/show$/);
      await expect(page.getByText(reviews.allRight).first()).toBeVisible();
    });
  });
}
