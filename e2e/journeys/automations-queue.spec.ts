import { randomBytes } from 'node:crypto';
import { automationKinds } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { writeDocument } from '../support/console-documents.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, newPerson, registerByCall } from '../support/people.ts';
import { text, type Language } from '../support/texts.ts';

// There is one queue of documents: the languages take turns.
test.describe.configure({ mode: 'serial' });

const queueDocument = async (page: Page, language: Language, title: string): Promise<void> => {
  const { documents } = consoleTexts(language).resources;
  await writeDocument(page, language, title);
  await page.getByRole('button', { name: documents.action.queue }).click();
  await expect(page.getByText(documents.notifications.created_queued)).toBeVisible();
};

for (const language of languagesOf(import.meta.url)) {
  test(`A queued document is published by its automation, and an open browser shows the toast (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Elena');
    await registerByCall(request, person);
    const learner = await open({ language, person });
    const { page } = await open({ language });
    const { automations: texts, documents } = consoleTexts(language).resources;
    const name = automationKinds.publish_next_document.name[language];
    const card = page.getByRole('listitem', { name });
    const title = `Plantillas ${randomBytes(3).toString('hex')}`;

    await test.step('Queued, a document is not in the library yet', async () => {
      await signInToConsole(page, language, administrator());
      await queueDocument(page, language, title);
      await learner.page.goto('/library');
      await expect(learner.page.getByRole('article').first()).toBeVisible();
      await expect(learner.page.getByText(title)).toHaveCount(0);
      await learner.page.evaluate('window.stillTheSamePage = true');
    });

    await test.step('The automation of the queue, which every academy has, says what waits', async () => {
      await page.getByRole('menuitem', { name: texts.menu }).click();
      await expect(
        card.getByText(language === 'es' ? '1 documento en cola' : '1 document in the queue'),
      ).toBeVisible();
    });

    await test.step('Its run publishes the document, and every open browser shows it', async () => {
      await card.getByRole('button', { name: texts.action.run }).click();
      await expect(learner.page.getByText(text(language, 'live', 'documentAdded')).first()).toBeVisible();
      await expect(
        learner.page.getByRole('article').filter({ hasText: `${title} ${language}` }),
      ).toBeVisible();
      expect(await learner.page.evaluate('window.stillTheSamePage')).toBe(true);
    });

    await test.step('The history says so, and the card that the queue is empty', async () => {
      await card.getByRole('button', { name: texts.action.history }).click();
      const newest = page.getByRole('dialog').getByRole('listitem').first();
      await expect(
        newest.getByText(
          language === 'es'
            ? 'Documento publicado. Quedan en cola: 0.'
            : 'Document published. Left in the queue: 0.',
        ),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card.getByText(texts.queue.empty)).toBeVisible();
      await card.getByRole('link', { name: texts.queue.fill.documents }).click();
      await expect(page.getByRole('heading', { name: documents.page.list })).toBeVisible();
    });
  });
}
