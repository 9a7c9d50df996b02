import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, registerWithRight, signInAdministrator } from '../support/people.ts';

const savedTexts = { es: 'Guardar', en: 'Save' } as const;

for (const language of languagesOf(import.meta.url)) {
  test(`Two people edit one record: what the second typed stays, and is saved over the first or let go (${language})`, async ({
    open,
    request,
  }) => {
    const { page } = await open({ language });
    const { academy, resources } = consoleTexts(language);
    const { conflict } = academy;
    const { token } = await signInAdministrator(request);
    const staff = { headers: bearer(token) };
    const mark = randomBytes(3).toString('hex');
    const names = { nameEs: `Dos manos ${mark}`, nameEn: `Two hands ${mark}` };
    const made = await request.post('/api/admin/categories', { ...staff, data: names });
    const { id } = (await made.json()) as { id: string };
    const address = `/api/admin/categories/${id}`;
    const colleague = await registerWithRight(request, 'Irene', 'administrator');
    const { email, password } = colleague;
    const signedIn = await request.post('/api/auth/login', { data: { email, password } });
    const { token: theirs } = (await signedIn.json()) as { token: string };
    const others = (data: object) => request.patch(address, { headers: bearer(theirs), data });
    const kept = async () => (await request.get(address, staff)).json() as Promise<Record<string, unknown>>;

    await signInToConsole(page, language, administrator());
    await page.goto(`/admin/categories/${id}`);
    const part = page.getByRole('group', { name: academy.languages[language] });
    const description = part.getByRole('textbox', { name: resources.categories.fields.descriptionEs });
    const save = page.getByRole('button', { name: savedTexts[language] });
    const notice = page.getByRole('alert').filter({ hasText: conflict.title });

    await test.step('A colleague who opens the record sees who has it open, and who left', async () => {
      await expect(description).toBeVisible();
      const { page: theirPage } = await open({ language });
      await signInToConsole(theirPage, language, colleague);
      await theirPage.goto(`/admin/categories/${id}`);
      const named = (name: string) => academy.presence.named.replace('%{name}', name);
      await expect(page.getByText(named(`${colleague.firstName} ${colleague.lastName}`))).toBeVisible();
      const alsoOpen = theirPage.getByRole('status').filter({ hasText: named('') });
      await expect(alsoOpen).toBeVisible();
      await page.goto('/admin/categories');
      await expect(alsoOpen).toHaveCount(0);
      await theirPage.close();
      await page.goto(`/admin/categories/${id}`);
    });

    await test.step('A save that comes too late keeps the form, and shows who wrote what', async () => {
      await expect(description).toBeVisible();
      await others({ nameEs: `Otras manos ${mark}` });
      await description.fill('Twenty minutes of work');
      await save.click();
      await expect(notice.getByText(`Otras manos ${mark}`)).toBeVisible();
      const [before = ''] = conflict.by.split('%{at}');
      const name = `${colleague.firstName} ${colleague.lastName}`;
      await expect(notice).toContainText(before.replace('%{name}', name));
      await expect(description).toHaveValue('Twenty minutes of work');
      expect(await kept()).toMatchObject({ descriptionEs: '', descriptionEn: '' });
    });

    await test.step('Kept and saved, both changes are there', async () => {
      await notice.getByRole('button', { name: conflict.keepMine }).click();
      await expect(notice).toHaveCount(0);
      await save.click();
      await expect(page).toHaveURL(/\/admin\/categories$/);
      const field = language === 'es' ? 'descriptionEs' : 'descriptionEn';
      expect(await kept()).toMatchObject({
        nameEs: `Otras manos ${mark}`,
        [field]: 'Twenty minutes of work',
      });
    });

    await test.step('Theirs is loaded only after a question', async () => {
      await page.goto(`/admin/categories/${id}`);
      await expect(description).toHaveValue('Twenty minutes of work');
      const theirs = { descriptionEs: `De otra persona ${mark}`, descriptionEn: `By another ${mark}` };
      await others(theirs);
      await description.fill('Something else');
      await save.click();
      await notice.getByRole('button', { name: conflict.takeTheirs }).click();
      const question = page.getByRole('dialog');
      await expect(question.getByText(conflict.lost)).toBeVisible();
      await question.getByRole('button', { name: conflict.takeTheirs }).click();
      await expect(description).toHaveValue(language === 'es' ? theirs.descriptionEs : theirs.descriptionEn);
      await expect(notice).toHaveCount(0);
    });

    await others({ isRetired: true });
  });
}
