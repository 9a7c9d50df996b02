import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { newPerson, registerByCall } from '../support/people.ts';
import { text, type Language } from '../support/texts.ts';

/** One of the academy's pairs, by its title and by words of its illustrative output. */
const pairs: Record<Language, { title: string; output: string }> = {
  es: { title: 'Resumir una reunión', output: 'Pedir el permiso de la plaza' },
  en: { title: 'Summing up a meeting', output: 'Ask for the permit for the square' },
};
const template: Record<Language, string> = {
  es: 'Resume la reunión de {{equipo}} en cinco líneas.',
  en: 'Sum up the réunion of {{team}} in five lines.',
};

for (const language of languagesOf(import.meta.url)) {
  const t = (key: string, values = {}): string => text(language, 'playground', key, values);
  const p = (key: string, values = {}): string => text(language, 'prompts', key, values);

  test(`A member compares two prompts, saves one and fills it in (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Ana');
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    await page.goto('/');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text(language, 'shared', 'nav.playground') })
      .click();
    await expect(page).toHaveURL(/\/playground$/);

    // The academy's pair, with outputs that say that no model made them.
    await page.getByLabel(t('examples.label')).selectOption({ label: pairs[language].title });
    const difference = page.getByRole('region', { name: t('difference.title') });
    await expect(difference.getByRole('status')).toContainText(/B/);
    await expect(page.getByText(t('outputs.illustrativeNote'))).toBeVisible();
    await expect(page.getByText(pairs[language].output)).toBeVisible();
    await expect(page.getByRole('region', { name: t('costs.title') })).toContainText('€');

    // One's own is judged and costed as well, and without a model it is said that nothing runs.
    const b = page.getByRole('textbox', { name: t('side.b') });
    await b.fill(template[language]);
    await expect(page.getByText(t('outputs.none'))).toBeVisible();
    await expect(page.getByText(t('outputs.illustrativeNote'))).toBeHidden();
    await page.reload();
    await expect(b).toHaveValue(template[language]);

    await page
      .getByRole('region', { name: t('side.b') })
      .getByRole('button', { name: p('saveThis') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(p('fields.name')).fill('Réunion');
    await dialog.getByRole('button', { name: p('save'), exact: true }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: p('link') }).click();
    await page.getByRole('searchbox', { name: p('search') }).fill('REUNION');
    await expect(page.getByRole('article', { name: 'Réunion' })).toBeVisible();
    await page.getByRole('searchbox', { name: p('search') }).fill('xyz');
    await expect(page.getByRole('heading', { name: p('nothing.title') })).toBeVisible();
    await page.getByRole('searchbox', { name: p('search') }).fill('');
    await page.getByRole('button', { name: p('card.use') }).click();
    await dialog.getByRole('textbox').fill('Ventas');
    await expect(dialog.locator('pre')).toContainText('Ventas');
    await expect(dialog.locator('pre')).not.toContainText('{{');
  });
}
