import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator } from '../support/people.ts';

const csvLabel = { es: 'Exportar CSV', en: 'Export CSV' };

/** The lines of the file that a list gives. */
async function fileOf(page: Page, label: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return text.replace(/^\uFEFF/, '').split('\r\n');
}

for (const language of languagesOf(import.meta.url)) {
  test(`A list shows, reaches and exports what it says (${language})`, async ({ open }) => {
    const { page } = await open({ language });
    const { tools, documents, attempts, courses } = consoleTexts(language).resources;
    await signInToConsole(page, language, administrator());

    await test.step('The menu opens the whole list, whatever a link of another page narrowed it to', async () => {
      await page.goto(`/admin/attempts?${new URLSearchParams({ filter: '{"passed":false}' })}`);
      const verdict = page.getByRole('combobox', { name: attempts.fields.passed });
      await expect(verdict).toHaveText(attempts.verdicts.failed);
      await page.getByRole('menuitem', { name: documents.menu, exact: true }).click();
      await expect(page.getByRole('heading', { name: documents.page.list })).toBeVisible();
      await page.getByRole('menuitem', { name: attempts.menu, exact: true }).click();
      await expect(verdict).not.toHaveText(attempts.verdicts.failed);
    });

    await test.step('Courses are counted from 1', async () => {
      await page.getByRole('menuitem', { name: courses.menu, exact: true }).click();
      await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
    });

    await test.step('With nothing chosen, Tab reaches no action on what is chosen', async () => {
      await page.getByRole('menuitem', { name: documents.menu, exact: true }).click();
      await expect(page.getByRole('row')).not.toHaveCount(0);
      const folded = page.locator('.RaBulkActionsToolbar-toolbar button');
      await expect(folded).not.toHaveCount(0);
      for (const button of await folded.all()) await expect(button).toBeHidden();
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await expect(folded.first()).toBeVisible();
    });

    await test.step('A file says what the screen says, and names each column once', async () => {
      await page.getByRole('menuitem', { name: tools.menu, exact: true }).click();
      await expect(page.getByText(tools.statuses.shown).first()).toBeVisible();
      const [heading = '', ...rows] = await fileOf(page, csvLabel[language]);
      const names = heading.split(',');
      expect(names).toContain(tools.fields.isHidden);
      expect(new Set(names).size).toBe(names.length);
      expect(rows.some((row) => row.includes(tools.statuses.shown))).toBe(true);
    });
  });
}
