import { words as retentionSweep } from '@academy/contracts/automations/kinds/retention-sweep/words.ts';
import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { cards, payWith } from '../support/payments.ts';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';

const words = {
  es: { save: 'Guardar', cancel: 'Cancelar', remove: 'Eliminar' },
  en: { save: 'Save', cancel: 'Cancel', remove: 'Delete' },
} as const;

for (const language of languagesOf(import.meta.url)) {
  test(`What cannot be taken back is asked first: rights, a payer’s deletion, and runs that delete or write to people (${language})`, async ({
    open,
    request,
  }) => {
    const { resources } = consoleTexts(language);
    const { save, cancel, remove } = words[language];
    const person = newPerson('Nadia');
    const { id } = await registerByCall(request, person);
    const { token } = await signInAdministrator(request);
    const account = async () =>
      (await (await request.get(`/api/admin/users/${id}`, { headers: bearer(token) })).json()) as object;
    const { page } = await open({ language });
    await signInToConsole(page, language, administrator());
    const { promote, stepDown } = resources.users.message;

    await test.step('A new administrator is made after a question, and not before it', async () => {
      await page.goto(`/admin/users/${id}`);
      await page.getByRole('radio', { name: resources.users.roleMay.administrator }).click();
      await page.getByRole('button', { name: save }).click();
      const question = page.getByRole('dialog', { name: promote.title });
      await question.getByRole('button', { name: cancel }).click();
      await expect(question).toHaveCount(0);
      expect(await account()).toMatchObject({ isAdmin: false });
      await page.getByRole('button', { name: save }).click();
      await question.getByRole('button', { name: promote.confirm }).click();
      await expect(page).toHaveURL(/\/admin\/users$/);
      expect(await account()).toMatchObject({ isAdmin: true });
    });

    await test.step('Who gives up their own rights is told what they lose', async () => {
      const { page: own } = await open({ language });
      await signInToConsole(own, language, person);
      await own.goto(`/admin/users/${id}`);
      await own.getByRole('radio', { name: resources.users.roleMay.teacher }).click();
      await own.getByRole('button', { name: save }).click();
      const question = own.getByRole('dialog', { name: stepDown.title });
      await expect(question.getByText(stepDown.content)).toBeVisible();
      expect(await account()).toMatchObject({ isAdmin: true });
      await question.getByRole('button', { name: stepDown.confirm }).click();
      await expect.poll(account).toMatchObject({ isAdmin: false });
    });

    await test.step('Deleting somebody who pays says what ends and what stays', async () => {
      const payer = newPerson('Pilar');
      const paying = await registerByCall(request, payer);
      const bill = await request.post('/api/payments/checkout', {
        headers: bearer(paying.token),
        data: { language },
      });
      const { page: till } = await open({ language });
      await till.goto(((await bill.json()) as { url: string }).url);
      await payWith(till, language, cards.pays);
      const invoices = async () => {
        const read = await request.get(`/api/admin/subscriptions/${paying.id}`, { headers: bearer(token) });
        return ((await read.json()) as { invoices: unknown[] }).invoices.length;
      };
      await expect.poll(invoices).toBe(1);
      await page.goto(`/admin/users/${paying.id}`);
      await page.getByRole('button', { name: remove }).click();
      const question = page.getByRole('dialog');
      const [ends = ''] = resources.users.message.delete_subscription.split('%{date}');
      const [one = ''] = resources.users.message.delete_invoices.split(' |||| ');
      await expect(question.getByText(ends)).toBeVisible();
      await expect(question.getByText(one)).toBeVisible();
      await question.getByRole('button', { name: cancel }).click();
      await expect(question).toHaveCount(0);
    });

    await test.step('A run that deletes personal data says so, and does not start without a yes', async () => {
      const { automations } = resources;
      const sweep = retentionSweep[language];
      const runs: string[] = [];
      page.on('request', (sent) => {
        if (sent.method() === 'POST') runs.push(new URL(sent.url()).pathname);
      });
      await page.goto('/admin/automations');
      const card = page.getByRole('listitem', { name: sweep.name });
      await card.getByRole('button', { name: automations.action.run }).click();
      const question = page.getByRole('dialog');
      await expect(question.getByText(sweep.question)).toBeVisible();
      await question.getByRole('button', { name: cancel }).click();
      await expect(question).toHaveCount(0);
      expect(runs.filter((path) => path.endsWith('/run'))).toEqual([]);
    });
  });
}
