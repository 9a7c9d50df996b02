import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, signInAdministrator } from '../support/people.ts';

const undos = { es: 'Deshacer', en: 'Undo' } as const;
const deletes = { es: 'Eliminar', en: 'Delete' } as const;

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator restores a document’s first text, deletes it and takes it out of the bin (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { resources } = consoleTexts(language);
    const texts = resources.versions;
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const mark = randomBytes(3).toString('hex');
    const document = {
      titleEs: `Cartas ${mark}`,
      titleEn: `Letters ${mark}`,
      descriptionEs: 'Qué decir en una carta.',
      descriptionEn: 'What to say in a letter.',
      contentEs: 'Di para quién es la carta corta.',
      contentEn: 'Say for whom the short letter is.',
      category: 'guides',
      isPremium: false,
      status: 'published',
    };
    const made = await request.post('/api/admin/documents', { ...staff, data: document });
    const { id } = (await made.json()) as { id: string };
    const data = { contentEn: 'Say for whom the warm letter is.' };
    await request.patch(`/api/admin/documents/${id}`, { ...staff, data });
    const isRead = async () => (await request.get(`/api/documents/${id}`, staff)).status();
    const titleOfRow = language === 'es' ? document.titleEs : document.titleEn;
    const panel = page.getByRole('region', { name: texts.title });
    const rows = panel.getByRole('listitem');
    const dialog = page.getByRole('dialog');

    await signInToConsole(page, language, administrator());

    await test.step('The first state is compared word by word and restored after a question', async () => {
      await page.goto(`/admin/documents/${id}`);
      await expect(rows).toHaveCount(2);
      const first = rows.last();
      await first.getByRole('button').click();
      await expect(first.locator('del').first()).toHaveText(/short/);
      await expect(first.locator('ins').first()).toHaveText(/warm/);
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await first.getByRole('button', { name: texts.restore }).click();
      await expect(dialog).toContainText(resources.documents.fields.contentEn);
      await dialog.getByRole('button', { name: texts.restore }).click();
      await expect(rows).toHaveCount(3);
      const read = await request.get(`/api/documents/${id}`, staff);
      expect(await read.json()).toMatchObject({ contentEn: document.contentEn });
    });

    await test.step('Deleted it goes to the bin, and undo brings it back to the library', async () => {
      await page.getByRole('button', { name: deletes[language], exact: true }).click();
      await expect(dialog).toContainText(resources.outline.delete.documentsText);
      await dialog.getByRole('button', { name: deletes[language], exact: true }).click();
      await expect(page.getByText(resources.outline.done.delete.documents)).toBeVisible();
      expect(await isRead()).toBe(404);
      await page.getByRole('button', { name: undos[language] }).click();
      await expect.poll(isRead).toBe(200);
    });

    await test.step('From the bin it is restored after a question, since readers see it at once', async () => {
      await request.delete(`/api/admin/documents/${id}`, staff);
      await page.getByRole('menuitem', { name: resources['document-bin'].menu }).click();
      const entry = page.getByRole('row').filter({ hasText: titleOfRow });
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await entry.getByRole('button', { name: resources.bin.action.restoreLive }).click();
      await expect(dialog).toContainText(resources.bin.ask.documents);
      await dialog.getByRole('button', { name: resources.bin.action.restore, exact: true }).click();
      await expect(entry).toHaveCount(0);
      await expect.poll(isRead).toBe(200);
    });

    await request.delete(`/api/admin/documents/${id}`, staff);
  });
}
