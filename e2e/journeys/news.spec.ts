import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

for (const language of languagesOf(import.meta.url)) {
  test(`A learner finds AI news and tools on the dashboard, and staff hide one (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Elsa');
    await registerByCall(request, person);
    const learner = await open({ language, person });
    await learner.page.goto('/');
    const news = learner.page.getByRole('region', { name: text(language, 'news', 'news.title') });
    const tools = learner.page.getByRole('region', { name: text(language, 'news', 'tools.title') });

    await test.step('News is the academy’s own and dated background, never without a date', async () => {
      await expect(news.getByText(text(language, 'news', 'news.note'))).toBeVisible();
      await expect(news.getByRole('article')).toHaveCount(6);
      await news.getByRole('button').click();
      const background = news
        .getByRole('article')
        .filter({ hasText: text(language, 'news', 'news.background') });
      expect(await background.count()).toBeGreaterThanOrEqual(6);
      await expect(background.first().getByRole('time')).toBeVisible();
      await expect(background.first().getByRole('link')).toHaveAttribute('target', '_blank');
    });

    await test.step('A course or a document of the academy opens in place', async () => {
      // Other journeys publish documents meanwhile, and only the newest of both are news.
      const title = language === 'es' ? /(Curso|Documento): / : /(Course|Document): /;
      const own = news.getByRole('article').filter({ hasText: title }).first().getByRole('link');
      await expect(own).toHaveAttribute('href', /^\/(courses|library)\//);
      await expect(own).not.toHaveAttribute('target');
    });

    // Each language hides a tool of its own: both journeys may run at once.
    const name = language === 'es' ? 'DeepL' : 'Whisper';
    const card = tools.getByRole('article').filter({ has: learner.page.getByRole('link', { name }) });
    const staff = await open({ language });
    const { resources } = consoleTexts(language);

    await test.step('Staff hide a tool, and it is gone; shown again, it is back', async () => {
      await tools.getByRole('button').click();
      await expect(card).toBeVisible();
      await signInToConsole(staff.page, language, administrator());
      await staff.page.getByRole('menuitem', { name: resources.tools.menu }).click();
      const row = staff.page.getByRole('row').filter({ hasText: name });
      await row.getByRole('button', { name: resources.tools.action.hide }).click();
      await expect(row.getByText(resources.tools.statuses.hidden)).toBeVisible();
      await learner.page.reload();
      await tools.getByRole('button').click();
      await expect(card).toHaveCount(0);
      await row.getByRole('button', { name: resources.tools.action.show }).click();
      await expect(row.getByText(resources.tools.statuses.shown)).toBeVisible();
    });
  });
}

test('Staff add a feed, fetch it now, read why that failed, and delete it (es)', async ({ open }) => {
  const { page } = await open({ language: 'es' });
  const { academy, resources } = consoleTexts('es');
  const { feeds } = resources;
  const url = `https://no-feed.example.com/${Date.now()}.xml`;
  await signInToConsole(page, 'es', administrator());
  await page.getByRole('menuitem', { name: feeds.menu }).click();
  await page.getByText(feeds.action.create).click();
  // The list's search is labelled with the word, too.
  await expect(page.getByRole('heading', { name: feeds.page.create })).toBeVisible();
  const address = page.getByRole('combobox', { name: feeds.fields.url });
  const warning = page.getByRole('alert').filter({ hasText: 'Planeta Chatbot' });
  await address.click();
  await page.getByRole('option', { name: /^Planeta Chatbot/ }).click();
  await expect(address).toHaveValue('https://planetachatbot.com/feed/');
  await expect(warning).toHaveCount(0);
  const inLanguage = page.getByRole('group', { name: feeds.suggestedIn });
  await inLanguage.getByRole('button', { name: academy.languages.en }).click();
  await expect(warning).toContainText(feeds.otherLanguage.es.replace('%{title}', 'Planeta Chatbot'));
  await address.fill(url);
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: feeds.action.save }).click();
  const row = page.getByRole('row').filter({ hasText: url });
  // Its first fetch, which nobody waits for.
  await expect(row.getByText(feeds.states.failing)).toBeVisible();

  const fetched = page.waitForResponse('**/api/admin/feeds/*/fetch');
  await row.getByRole('button', { name: feeds.action.fetch }).click();
  const { lastError } = (await (await fetched).json()) as StaffFeed;
  await expect(page.getByText(feeds.failures.fetch)).toBeVisible();
  await expect(row.getByText(lastError?.text ?? '')).toBeVisible();

  await row.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(feeds.message.delete_content);
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText(feeds.notifications.deleted)).toBeVisible();
  await expect(row).toHaveCount(0);
});
