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

test('The chosen level is in the address, and there again after Back and a reload', async ({ open }) => {
  const { page } = await open({ language: 'es' });
  await page.goto('/courses');
  const levels = page.getByRole('group', { name: text('es', 'courses', 'levels') });
  const chosen = levels.getByRole('button', {
    name: text('es', 'shared', 'level.intermediate'),
    pressed: true,
  });
  const titles = page.locator('main article h2');
  await expect(titles.first()).toBeVisible();
  const all = await titles.count();
  await levels.getByRole('button', { name: text('es', 'shared', 'level.intermediate') }).click();
  await expect(page).toHaveURL(/level=intermediate/);
  await expect(titles).not.toHaveCount(all);
  const [first = '', ...others] = await titles.allInnerTexts();
  await titles.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.goBack();
  await expect(chosen).toBeVisible();
  await expect(titles).toHaveText([first, ...others]);
  await page.reload();
  await expect(chosen).toBeVisible();
  await expect(titles).toHaveText([first, ...others]);
});
