import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import {
  cards,
  changeCard,
  expectPlanState,
  payWith,
  premiumBadge,
  toPaymentTab,
} from '../support/payments.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall, type Person } from '../support/people.ts';
import { sendRegistration } from '../support/registration-form.ts';
import { text, type Language } from '../support/texts.ts';

const course = 'structured-outputs';

const courseCard = (page: Page) =>
  page.locator('article', { has: page.locator(`a[href="/courses/${course}"]`) });

const registerIn = async (page: Page, language: Language, person: Person): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: text(language, 'auth', 'register.title') });
  await expect(dialog.getByText(text(language, 'auth', 'purpose.premium'))).toBeVisible();
  await sendRegistration(dialog, language, person);
};

for (const language of languagesOf(import.meta.url)) {
  const t = (area: string, key: string, values = {}): string => text(language, area, key, values);
  const plan = (key: string, values = {}): string => t('subscription', key, values);
  const start = t('courses', 'start');

  const confirm = async (page: Page, words: string): Promise<void> => {
    await page.getByRole('button', { name: plan(`${words}.action`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: plan(`${words}.confirm`) })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  test(`A visitor buys a year of Premium: account, payment page, open courses (${language})`, async ({
    open,
  }) => {
    const { page, context } = await open({ language });
    await page.goto('/');
    await page
      .getByRole('group', { name: t('plans', 'interval.label') })
      .getByText(t('plans', 'interval.year'))
      .click();
    await page.getByRole('button', { name: t('plans', 'premium.action') }).click();
    const tab = await toPaymentTab(page, () => registerIn(page, language, newPerson('Olga')));
    await expect(page.getByRole('dialog', { name: t('plans', 'upgrade.processing.title') })).toBeVisible();

    const third = await context.newPage();
    await third.goto('/courses');
    await expect(courseCard(third)).toBeVisible();
    await payWith(tab, language, cards.pays);
    await expect(tab).toHaveURL(/\/settings/);
    await expectPlanState(tab, language, 'active');
    await expect(tab.getByText(plan('about.active.year'))).toBeVisible();
    await expect(premiumBadge(page, language)).toBeVisible();

    // Each tab says it once: where it is not on the screen already, in a toast.
    const toast = (where: Page) => where.locator('.toast').getByText(t('live', 'planPremium'));
    await expect(toast(third)).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('plans', 'upgrade.confirmed.title') })).toBeVisible();
    await expect(tab.getByText(plan('return.confirmed.text'))).toBeVisible();
    for (const where of [page, tab]) await expect(toast(where)).toHaveCount(0);
  });

  test(`The change to yearly says its sum in words and on the button, and charges it (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Marta');
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    await page.goto('/settings');
    const upgrade = page.getByRole('button', { name: t('plans', 'premium.action') });
    const tab = await toPaymentTab(page, () => upgrade.click());
    await payWith(tab, language, cards.pays);
    await expectPlanState(tab, language, 'active');

    await tab.getByRole('button', { name: plan('toYear.action') }).click();
    const dialog = tab.getByRole('dialog');
    // A year at 299.90 less the month that was paid a moment ago.
    const due = language === 'es' ? /269,91\s€/ : /€269\.91/;
    await expect(dialog.getByText(due).first()).toBeVisible();
    await dialog.getByRole('button', { name: due }).click();
    await expect(tab.getByText(plan('about.active.year'))).toBeVisible();
    await expect(tab.getByText(due).first()).toBeVisible();
  });

  test(`Where the browser blocks the new tab, a link leads to the payment page (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Iris');
    await registerByCall(request, person);
    const { page, context } = await open({ language, person });
    await context.addInitScript({ content: 'window.open = () => null' });
    await page.goto('/courses');
    await courseCard(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: t('plans', 'upgrade.blocked.title') });
    await toPaymentTab(page, () =>
      dialog.getByRole('link', { name: t('plans', 'upgrade.toPayment') }).click(),
    );
  });

  test(`A learner buys, cancels, resumes and withdraws, and courses open and close by themselves (${language})`, async ({
    open,
    request,
  }) => {
    test.slow();
    const person = newPerson('Inés');
    const { token } = await registerByCall(request, person);
    const progress = async () =>
      (await request.get('/api/user/progress', { headers: bearer(token) })).json() as Promise<unknown>;
    await request.post('/api/courses/fundamentals/enrol', { headers: bearer(token) });
    const before = await progress();
    const { page } = await open({ language, person });
    await page.goto('/courses');
    await expect(courseCard(page)).toBeVisible();
    await expect(courseCard(page).getByText(start, { exact: true })).toHaveCount(0);
    const tab = await toPaymentTab(page, () => courseCard(page).getByRole('button').click());

    await test.step('A card that the bank declines changes nothing', async () => {
      await payWith(tab, language, cards.declined);
      await expect(tab.getByRole('alert')).toBeVisible();
      await expect(tab).toHaveURL(/\/c\/pay\//);
      await expect(premiumBadge(page, language)).toHaveCount(0);
    });

    await test.step('A card that pays opens the courses in the browser that stayed open', async () => {
      // It hears of it, and neither looks again and again nor is loaded anew.
      await page.evaluate('window.stillTheSamePage = true');
      const looks: string[] = [];
      page.on(
        'request',
        (sent) => sent.url().includes('/api/payments/subscription') && looks.push(sent.url()),
      );
      await payWith(tab, language, cards.pays);
      await tab.waitForURL('**/settings**');
      const paidAt = Date.now();
      await expect(courseCard(page).getByText(start, { exact: true })).toBeVisible();
      await expect(premiumBadge(page, language)).toBeVisible();
      test.info().annotations.push({ type: 'opened after ms', description: String(Date.now() - paidAt) });
      expect(looks).toEqual([]);
      expect(await page.evaluate('window.stillTheSamePage')).toBe(true);
    });

    await test.step('The plan says what is paid, with its invoice', async () => {
      await expectPlanState(tab, language, 'active');
      const saving = tab.waitForEvent('download');
      await tab.getByRole('button', { name: /PDF/ }).first().click();
      expect((await saving).suggestedFilename()).toMatch(/SANDBOX-\d+.*\.pdf$/);
    });

    await test.step('Cancelled, it lasts until the period ends; resumed, it goes on', async () => {
      await confirm(tab, 'cancel');
      await expectPlanState(tab, language, 'cancelling');
      await expect(premiumBadge(tab, language)).toBeVisible();
      await tab.getByRole('button', { name: plan('resume.action') }).click();
      await expectPlanState(tab, language, 'active');
    });

    await test.step('Withdrawn from, it is refunded, and the courses close in every open browser', async () => {
      await confirm(tab, 'withdraw');
      await expectPlanState(tab, language, 'expired');
      await expect(tab.getByText(plan('invoices.status.refunded'), { exact: true })).toBeVisible();
      await expect(premiumBadge(page, language)).toHaveCount(0);
      await expect(courseCard(page).getByText(start, { exact: true })).toHaveCount(0);
      expect(await progress()).toEqual(before);
    });
  });

  test(`A charge that fails leaves days of grace, a new card mends it, and a cancelled period ends (${language})`, async ({
    open,
    request,
  }) => {
    test.slow();
    const person = newPerson('Raúl');
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    await page.goto('/settings');
    const tab = await toPaymentTab(page, () =>
      page.getByRole('button', { name: t('plans', 'premium.action') }).click(),
    );
    await payWith(tab, language, cards.failsLater);
    await expectPlanState(tab, language, 'active');

    const portal = async (): Promise<void> => {
      await tab
        .getByRole('button', { name: plan('card.action') })
        .first()
        .click();
      await tab.waitForURL('**/p/session/*');
    };
    const act = async (name: string): Promise<void> => {
      await tab.locator(`button[name="act"][value="${name}"]`).click();
      await expect(tab.getByRole('status')).toBeVisible();
    };

    await test.step('The next charge fails: premium stays, and the page says what is owed and until when', async () => {
      await portal();
      await act('charge');
      await tab.goto('/settings');
      await expectPlanState(tab, language, 'past_due');
      await expect(tab.getByRole('alert').getByText(plan('about.past_due.title'))).toBeVisible();
      await expect(tab.getByRole('alert')).toContainText(language === 'es' ? /\d,\d\d/ : /\d\.\d\d/);
      await expect(premiumBadge(page, language)).toBeVisible();
    });

    await test.step('A card that pays sets it right', async () => {
      await portal();
      await changeCard(tab, language, cards.pays);
      await tab.goto('/settings');
      await expectPlanState(tab, language, 'active');
    });

    await test.step('Cancelled, it is over when the period is', async () => {
      await confirm(tab, 'cancel');
      await expectPlanState(tab, language, 'cancelling');
      await portal();
      await act('end-period');
      await expect(premiumBadge(page, language)).toHaveCount(0);
      await tab.goto('/settings');
      await expectPlanState(tab, language, 'expired');
    });
  });
}
