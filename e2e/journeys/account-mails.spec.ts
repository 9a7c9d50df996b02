import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { linkIn, mailsTo, readMail } from '../support/mails.ts';
import { bearer, newPerson, registerByCall, type Person } from '../support/people.ts';
import { sendRegistration } from '../support/registration-form.ts';
import { text } from '../support/texts.ts';

const signIn = async (request: APIRequestContext, { email, password }: Person): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { token: string }).token;
};
const statusOf = async (request: APIRequestContext, token: string): Promise<number> =>
  (await request.get('/api/auth/me', { headers: bearer(token) })).status();

for (const language of languagesOf(import.meta.url)) {
  const t = (area: string, key: string, values = {}): string => text(language, area, key, values);
  const m = (key: string, values = {}): string => t('mail-links', key, values);

  test(`Somebody registers and confirms their address by the mail (${language})`, async ({ open }) => {
    const { page, context } = await open({ language });
    const person = newPerson();

    await test.step('The account works at once, and a quiet line asks to confirm the address', async () => {
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shared', 'register') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'register.title') });
      await sendRegistration(dialog, language, person);
      await expect(page.getByText(m('reminder.text', { email: person.email }))).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('The link in the welcome confirms it, also when it is opened twice', async () => {
      const link = linkIn(await readMail(person.email, 'welcome'), 'confirm-address');
      const other = await context.newPage();
      await other.goto('/');
      await expect(other.getByText(m('reminder.text', { email: person.email }))).toBeVisible();
      await page.goto('/help');
      for (let time = 0; time < 2; time += 1) {
        await page.goto(link);
        await expect(page.getByRole('heading', { name: m('address.doneTitle') })).toBeVisible();
        await expect(page).toHaveURL(/\/confirm-address$/);
      }
      // A tab that stayed open stops asking.
      await expect(other.getByText(m('reminder.text', { email: person.email }))).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('link', { name: m('goOn') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
      await expect(page.getByText(m('reminder.text', { email: person.email }))).toHaveCount(0);
    });

    await test.step('Settings say so, and have the time zone of the browser', async () => {
      await page.goto('/settings');
      await expect(page.getByText(t('settings', 'address.confirmed'))).toBeVisible();
      const here = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
      const shown = here.replaceAll('_', ' ').replaceAll('/', ' / ');
      await expect(page.getByText(shown).first()).toBeVisible();
    });
  });

  test(`Somebody forgets their password and sets another by the mail (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    const { token } = await registerByCall(request, person);
    const { page } = await open({ language, width: 360 });
    const newPassword = `${person.password}-nueva`;

    await test.step('The sign-in dialog leads to the form, which says the same for any address', async () => {
      await page.goto('/courses');
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shared', 'signIn') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'signIn.title') });
      await dialog.getByLabel(t('auth', 'field.email')).fill(person.email);
      await dialog.getByRole('link', { name: t('auth', 'signIn.forgot') }).click();
      await expect(page.getByRole('heading', { name: m('forgot.title') })).toBeVisible();
      await expect(page.getByLabel(m('email'))).toHaveValue(person.email);
      expect(await accessibilityFaults(page)).toEqual([]);
      const nobody = newPerson().email;
      for (const email of [nobody, person.email]) {
        await page.getByLabel(m('email')).fill(email);
        await page.getByRole('button', { name: m('forgot.send') }).click();
        await expect(page.getByText(m('forgot.sent', { email }))).toBeVisible();
        if (email === nobody) await page.getByRole('button', { name: m('forgot.again') }).click();
      }
    });

    const link = linkIn(await readMail(person.email, 'password_reset'), 'reset');

    await test.step('The link takes a new password, and refuses one that is easily guessed', async () => {
      await page.goto(link);
      const fill = async (password: string) => {
        await page.getByLabel(m('reset.password'), { exact: true }).fill(password);
        await page.getByLabel(m('reset.confirmation'), { exact: true }).fill(password);
        await page.getByRole('button', { name: m('reset.save') }).click();
      };
      await fill('qwertyuiop');
      await expect(page.locator('.ant-form-item-explain-error')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await fill(newPassword);
      await expect(page.getByRole('heading', { name: m('reset.doneTitle') })).toBeVisible();
      await expect(page).toHaveURL(/\/reset$/);
    });

    await test.step('The session from before is over, and the new password opens the academy', async () => {
      expect(await statusOf(request, token)).toBe(401);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('shared', 'signIn') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('auth', 'signIn.title') });
      await dialog.getByLabel(t('auth', 'field.email')).fill(person.email);
      await dialog.getByLabel(t('auth', 'field.password'), { exact: true }).fill(newPassword);
      await dialog.getByRole('button', { name: t('auth', 'signIn.submit') }).click();
      await expect(page.getByText(t('auth', 'signIn.success')).first()).toBeVisible();
      await readMail(person.email, 'password_changed');
    });

    await test.step('The link works once', async () => {
      await page.goto('/courses');
      await page.goto(link);
      await page.getByLabel(m('reset.password'), { exact: true }).fill(`${newPassword}-2`);
      await page.getByLabel(m('reset.confirmation'), { exact: true }).fill(`${newPassword}-2`);
      await page.getByRole('button', { name: m('reset.save') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: m('forgot.send') })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

  test(`Somebody changes their address, which waits for the mail there (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    const elsewhere = await signIn(request, person);
    const { email } = newPerson('Nueva');
    const emailField = (on: Page) =>
      on.getByRole('textbox', { name: t('settings', 'field.email'), exact: true });
    const pending = t('settings', 'address.pending', { email, present: person.email });

    await test.step('Settings ask for the password, and keep the address until the link is opened', async () => {
      await page.goto('/settings');
      await emailField(page).fill(email);
      await page
        .locator('form')
        .filter({ has: emailField(page) })
        .getByLabel(t('settings', 'password.current'))
        .fill(person.password);
      await page.getByRole('button', { name: t('settings', 'profile.save') }).click();
      await expect(page.getByText(pending).first()).toBeVisible();
      await expect(emailField(page)).toHaveValue(person.email);
      expect(await statusOf(request, elsewhere)).toBe(200);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('The link makes it the address, ends other sessions, and both addresses are told', async () => {
      await page.goto(linkIn(await readMail(email, 'address_change_confirm'), 'confirm-new-address'));
      await expect(page.getByRole('heading', { name: m('newAddress.doneTitle') })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await Promise.all([person.email, email].map((address) => readMail(address, 'address_changed')));
      expect(mailsTo(person.email, 'address_changed')[0]).not.toContain(email);
      expect(await statusOf(request, elsewhere)).toBe(401);
      await page.getByRole('link', { name: m('goOn') }).click();
      await page.goto('/settings');
      await expect(emailField(page)).toHaveValue(email);
      await expect(page.getByText(t('settings', 'address.confirmed'))).toBeVisible();
    });

    await test.step('A link that is damaged says what to do', async () => {
      await page.goto('/confirm-new-address#damaged');
      await expect(page.getByRole('heading', { name: m('newAddress.failedTitle') })).toBeVisible();
      await page.getByRole('link', { name: m('toSettings') }).click();
      await expect(page).toHaveURL(/\/settings$/);
    });
  });
}
