import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

test('A visitor whose sign-in fails goes to the notification by F8 and back into the dialog by Escape', async ({
  open,
}) => {
  const say = (key: string): string => text('es', 'auth', key);
  const { page } = await open({ language: 'es' });
  await page.goto('/');
  await page
    .getByRole('button', { name: text('es', 'shared', 'signIn') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel(say('field.email'));
  const password = dialog.getByLabel(say('field.password'), { exact: true });
  const submit = dialog.getByRole('button', { name: say('signIn.submit') });
  const region = page.getByRole('region', { name: text('es', 'shared', 'toast') });
  const failure = region.getByText(say('signIn.failure'));
  const fail = async () => {
    await email.fill('nobody@promptario.example');
    await password.fill('not a password');
    await submit.click();
    await expect(failure).toBeVisible();
    await email.focus();
  };

  await test.step('Escape puts the notification away, not the dialog', async () => {
    await fail();
    await page.keyboard.press('F8');
    await expect(region.getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(region.getByRole('button', { name: text('es', 'shared', 'close') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(email).toBeFocused();
    await expect(failure).toHaveCount(0);
    await expect(email).toHaveValue('nobody@promptario.example');
  });

  await test.step('Where its button has put it away, the focus is in the dialog too', async () => {
    await fail();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(email).toBeFocused();
    await expect(failure).toHaveCount(0);
  });

  await test.step('Past its last button Tab goes back into the dialog', async () => {
    await fail();
    await page.keyboard.press('F8');
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  await test.step('With nothing to say it is reached, and left, all the same', async () => {
    await expect(failure).toHaveCount(0);
    await email.focus();
    await page.keyboard.press('F8');
    await expect(region.getByRole('list')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(email).toBeFocused();
  });
});

for (const language of languagesOf(import.meta.url))
  test(`Staff go to the back office's notifications by F8 and back by Escape, from a dialog too (${language})`, async ({
    open,
    request,
  }) => {
    const { academy, resources } = consoleTexts(language);
    const save = { es: 'Guardar', en: 'Save' }[language];
    const { id } = await registerByCall(request, newPerson('Nadia'));
    const { page } = await open({ language });
    await signInToConsole(page, language, administrator());
    const region = page.getByRole('region', { name: academy.notifications, includeHidden: true });

    const welcome = region.getByText(academy.signIn.welcome);
    await expect(welcome).toBeVisible();
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(welcome).toHaveCount(0);

    await page.goto(`/admin/users/${id}`);
    await page.getByRole('radio', { name: resources.users.roleMay.administrator }).click();
    await page.getByRole('button', { name: save }).click();
    const question = page.getByRole('dialog', { name: resources.users.message.promote.title });
    const confirm = question.getByRole('button', { name: resources.users.message.promote.confirm });
    await confirm.focus();
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  });
