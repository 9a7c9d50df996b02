import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { writeDocument } from '../support/console-documents.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, newPerson, registerByCall } from '../support/people.ts';
import { text, type Language } from '../support/texts.ts';

const signInToConsole = async (page: Page, language: Language): Promise<void> => {
  const { signIn } = consoleTexts(language).academy;
  const { email, password } = administrator();
  await page.goto('/admin');
  await page.getByLabel(signIn.email).fill(email);
  await page.getByLabel(signIn.password, { exact: true }).fill('not the password');
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page.getByText(signIn.denied)).toBeVisible();
  await expect(page.getByText(signIn.invalidPassword)).toBeVisible();
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page.getByText(signIn.welcome).first()).toBeVisible();
};

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator adds a document in the console; the learner's open library shows it without a reload (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Berta');
    await registerByCall(request, person);
    const learner = await open({ language, person });
    const staff = await open({ language });
    const title = `Recetas ${randomBytes(3).toString('hex')}`;

    await learner.page.goto('/library');
    await expect(learner.page.getByRole('article').first()).toBeVisible();
    const other = await learner.context.newPage();
    await other.goto('/courses');
    await expect(other.getByRole('article').first()).toBeVisible();
    for (const page of [learner.page, other]) await page.evaluate('window.stillTheSamePage = true');

    await signInToConsole(staff.page, language);
    await writeDocument(staff.page, language, title);
    const { action } = consoleTexts(language).resources.documents;
    await staff.page.getByRole('button', { name: action.publishNow }).click();

    await expect(learner.page.getByText(text(language, 'live', 'documentAdded')).first()).toBeVisible();
    await test.step('The toast leads to its document, without loading the page anew', async () => {
      // Read and followed at once: another document's toast may take its place.
      const link = other.locator('.toast', {
        has: other.getByRole('link', { name: text(language, 'live', 'openDocument') }),
      });
      const named: string = await link.evaluate(`(toast) => {
        const title = toast.querySelector('.toast__text').textContent;
        toast.querySelector('a').click();
        return title;
      }`);
      await expect(other.getByRole('heading', { level: 1, name: named })).toBeVisible();
      expect(await other.evaluate('window.stillTheSamePage')).toBe(true);
    });
    await expect(learner.page.getByRole('article').filter({ hasText: `${title} ${language}` })).toBeVisible();
    expect(await learner.page.evaluate('window.stillTheSamePage')).toBe(true);

    await test.step('The console lists it and opens it as it was written', async () => {
      const { documents } = consoleTexts(language).resources;
      await expect(staff.page.getByText(`${title} ${language}`).first()).toBeVisible();
      await staff.page.getByText(`${title} ${language}`).first().click();
      await expect(staff.page.getByRole('textbox', { name: documents.fields.titleEs }).first()).toHaveValue(
        `${title} es`,
      );
    });
  });

  test(`A learner's account does not open the console (${language})`, async ({ open, request }) => {
    const person = newPerson('Carla');
    await registerByCall(request, person);
    const { page } = await open({ language });
    const { signIn } = consoleTexts(language).academy;
    await page.goto('/admin');
    await page.getByLabel(signIn.email).fill(person.email);
    await page.getByLabel(signIn.password, { exact: true }).fill(person.password);
    await page.getByRole('button', { name: signIn.submit }).click();
    await expect(page.getByText(signIn.notAdministrator)).toBeVisible();
  });

  test(`Staff find a member and make them premium in the console (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Dora');
    await registerByCall(request, person);
    const { page } = await open({ language });
    const { users } = consoleTexts(language).resources;
    await signInToConsole(page, language);
    await page.getByRole('menuitem', { name: users.menu }).click();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: users.fields.q }))
      .first()
      .fill(person.username);
    // The list has taken the search over into its address.
    await expect(page).toHaveURL(new RegExp(person.username));
    await page.getByText(person.email).first().click();
    await page.getByRole('link', { name: users.action.editAccount }).click();
    await page.getByRole('switch', { name: users.fields.isPremium }).check();
    await page.getByRole('button', { name: /Guardar|Save/ }).click();
    await expect(page.getByText(users.notifications.updated).first()).toBeVisible();
    const me = await request.post('/api/auth/login', { data: person });
    expect((await me.json()).user).toMatchObject({ isPremium: true });
  });
}
