import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { linkIn, mailsTo, readMail } from '../support/mails.ts';
import { cards, payWith } from '../support/payments.ts';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';

for (const language of languagesOf(import.meta.url)) {
  const { resources } = consoleTexts(language);
  const { person: texts } = resources.users;

  test(`Support ends sessions, sends links, refunds a part, takes notes and saves invoices from a person's page (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson(language === 'es' ? 'Marta' : 'Martha');
    const name = `${person.firstName} ${person.lastName}`;
    const { token, id } = await registerByCall(request, person);
    const reason = language === 'es' ? 'Se cobró de más' : 'Charged too much';
    const me = async () => (await request.get('/api/auth/me', { headers: bearer(token) })).status();
    const bill = await request.post('/api/payments/checkout', {
      headers: bearer(token),
      data: { language },
    });
    const { page: till } = await open({ language });
    await till.goto(((await bill.json()) as { url: string }).url);
    await payWith(till, language, cards.pays);
    const welcome = await readMail(person.email, 'welcome');
    await readMail(person.email, 'receipt');

    const { page } = await open({ language });
    await signInToConsole(page, language, administrator());
    await page.goto(`/admin/users/${id}/show`);
    const part = (of: keyof typeof texts) => page.getByRole('region', { name: texts[of].title, exact: true });

    await test.step('A link for a new password is sent once, and a second press is told why', async () => {
      const access = part('access');
      await expect(access.getByText(texts.access.unconfirmed, { exact: true })).toBeVisible();
      const button = access.getByRole('button', { name: texts.access.action.password });
      await button.click();
      await expect(page.getByText(texts.access.done.password)).toBeVisible();
      await readMail(person.email, 'password_reset');
      await button.click();
      await expect(page.getByText(texts.access.failed.password)).toBeVisible();
      await expect(page.getByText(/hace un momento|a moment ago/)).toBeVisible();
      expect(mailsTo(person.email, 'password_reset')).toHaveLength(1);
    });

    await test.step('A confirmed address says so and is sent no confirmation', async () => {
      const confirmation = part('access').getByRole('button', { name: texts.access.action.confirmation });
      await expect(confirmation).toBeVisible();
      const data = { token: linkIn(welcome, 'confirm-address').split('#')[1] };
      expect((await request.post('/api/auth/confirm-address', { data })).ok()).toBe(true);
      await page.reload();
      await expect(part('access').getByText(texts.access.confirmed, { exact: true })).toBeVisible();
      await expect(confirmation).toHaveCount(0);
    });

    await test.step('Every session ends after a question, and access stops', async () => {
      expect(await me()).toBe(200);
      await part('sessions').getByRole('button', { name: texts.sessions.action.endAll }).click();
      const title = texts.sessions.all_title.replace('%{name}', name);
      const question = page.getByRole('dialog', { name: title });
      await question.getByRole('button', { name: texts.sessions.action.endAll }).click();
      await expect(part('sessions').getByText(texts.sessions.none)).toBeVisible();
      expect(await me()).toBe(401);
    });

    await test.step('Their mails are there, and the list of all mails can be narrowed to them', async () => {
      const mails = part('mails').getByRole('listitem');
      await expect(mails).toHaveCount(3);
      const reset = mails.filter({ hasText: language === 'es' ? 'contraseña' : 'password' });
      await expect(reset.getByRole('button')).toHaveCount(0);
      await page.goto('/admin/mails');
      await page.getByRole('combobox', { name: resources.mails.fields.userId }).fill(person.username);
      await page.getByRole('option', { name: new RegExp(person.username) }).click();
      await expect(page).toHaveURL(new RegExp(`filter=.*${id}`));
      await expect(page.getByRole('row')).toHaveCount(4);
    });

    await test.step('A part of the payment is refunded in place, with its reason in what staff did', async () => {
      await page.goto(`/admin/users/${id}/show`);
      const { action, part: refund, notifications } = resources.subscriptions;
      await part('subscription').getByRole('button', { name: action.refundPart }).click();
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByLabel(refund.amount.replace('%{currency}', 'EUR'));
      await amount.fill('99,00');
      await expect(
        dialog.getByText(language === 'es' ? /como mucho, 29,99/ : /at most €29.99/),
      ).toBeVisible();
      await amount.fill('10,50');
      await dialog.getByLabel(language === 'es' ? /^Motivo/ : /^Reason/).fill(reason);
      await dialog.getByRole('button', { name: action.refundPart }).click();
      await expect(page.getByText(notifications.refundPart)).toBeVisible();
      const given = language === 'es' ? '10,50 €' : '€10.50';
      await expect(part('subscription').getByText(given)).toBeVisible();
      await expect(part('history').getByRole('listitem').filter({ hasText: given })).toContainText(reason);
      await readMail(person.email, 'partly_refunded');
    });

    await test.step('A note for colleagues stays on the page', async () => {
      const notes = part('notes');
      const text = language === 'es' ? 'Prefiere que le escribamos.' : 'Prefers to be written to.';
      await notes.getByLabel(texts.notes.label).fill(text);
      await notes.getByRole('button', { name: texts.notes.action.add }).click();
      await expect(notes.getByRole('listitem').filter({ hasText: text })).toBeVisible();
      const noted = part('history').getByText(resources.audit.actions.user.noted);
      await expect(noted).toBeVisible();
    });

    await test.step('The invoice is saved from their page, and found by its number once they are gone', async () => {
      await page.goto(`/admin/users/${id}/show`);
      const saving = page.waitForEvent('download');
      await part('subscription').getByRole('button', { name: 'SANDBOX-' }).click();
      const number = (await saving).suggestedFilename().replace('.pdf', '');
      const admin = await signInAdministrator(request);
      const removed = await request.delete(`/api/admin/users/${id}`, { headers: bearer(admin.token) });
      expect(removed.ok()).toBe(true);
      await page.goto('/admin/invoices');
      await page.getByLabel(resources.invoices.fields.q).fill(number);
      const row = page.getByRole('row').filter({ hasText: number });
      await expect(row).toContainText(name);
      const again = page.waitForEvent('download');
      await row.getByRole('button').click();
      expect((await again).suggestedFilename()).toBe(`${number}.pdf`);
    });
  });
}
