import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { text } from '../support/texts.ts';

const lists = [
  { path: '/library', area: 'library', word: 'semana', found: 'Tu primera semana con la IA' },
  { path: '/courses', area: 'courses', word: 'exacta', found: 'Formatos y datos estructurados' },
];

for (const { path, area, word, found } of lists)
  test(`What is looked for at ${path} is in the address, and there again after Back and a reload`, async ({
    open,
  }) => {
    const { page } = await open({ language: 'es' });
    await page.goto(path);
    const search = page.getByLabel(text('es', area, 'search'));
    const titles = page.locator('main article');
    await search.fill(word);
    await expect(titles).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await page.getByRole('link', { name: found }).click();
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue(word);
    await expect(titles).toHaveCount(1);
    await page.reload();
    await expect(search).toHaveValue(word);
    await expect(titles).toHaveCount(1);
  });
