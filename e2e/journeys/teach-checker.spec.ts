import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { lessonsOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';
/** Lessons that no other journey is checked in: what is taught here changes what they are judged by for a minute. */
const places = { es: 3, en: 4 };
const phone = '612 345 678';
const asks = { es: `Mi teléfono es el ${phone}.`, en: `My phone number is ${phone}.` };

for (const language of languagesOf(import.meta.url)) {
  const { resources } = consoleTexts(language);
  const { 'taught-exercises': teach, 'judged-attempts': cases } = resources;
  const t = (key: string, values = {}): string => text(language, 'lessons', key, values);
  const p = (key: string): string => text(language, 'practice', key);

  test(`A member lets the checker learn from their attempts, and takes them back (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    const place = places[language];
    // Tells the attempt from those that another run left to be judged.
    const tag = person.username.split('_').at(-1) ?? '';
    const { token } = await registerByCall(request, person);
    const lesson = (await lessonsOf(request, course, bearer(token)))[place - 1];
    const exerciseId = lesson?.exerciseIds[0] ?? '';
    const [exercise] = exercisesOf(course, place);
    const prompt = `${exercise?.samples[language].good[0] ?? ''} ${asks[language]} (${tag})`;
    const { page } = await open({ language, person });
    const checked = () =>
      page.waitForResponse((answer) => answer.url().endsWith(`/exercises/${exerciseId}/check`));
    const check = async (): Promise<string> => {
      const answer = checked();
      await page.getByRole('button', { name: t('check'), exact: true }).click();
      const { checkerVersion } = (await (await answer).json()) as { checkerVersion: string };
      return checkerVersion;
    };
    const teaching = page.getByRole('switch', { name: p('settings.teaching') });
    let version = 0;
    let before = '';

    await test.step('It is off until the member switches it on', async () => {
      await page.goto('/settings#practice');
      await expect(teaching).not.toBeChecked();
      await teaching.click();
      await expect(teaching).toBeChecked();
      await page.goto(`/lessons/${lesson?.lessonId}`);
      await page.getByLabel(t('yourPrompt')).fill(prompt);
      before = await check();
    });

    await test.step('A teacher judges it by keys, without a name and with the telephone masked', async () => {
      const { page: console } = await open({ language });
      await signInToConsole(console, language, administrator());
      // A moment after the check, it is offered.
      await expect(async () => {
        await console.goto('/admin/taught-exercises');
        await console
          .getByRole('link', { name: exercise?.title[language] ?? '', exact: true })
          .click({ timeout: 2_000 });
      }).toPass();
      const attempt = console.getByRole('region', { name: teach.attempt });
      const untilShown = () =>
        expect(async () => {
          await expect(attempt).toContainText(/./);
          if (!(await attempt.textContent())?.includes(tag)) await console.keyboard.press(teach.keys.skip);
          await expect(attempt).toContainText(tag, { timeout: 500 });
        }).toPass();
      await untilShown();
      await expect(attempt).toContainText('█████');
      await expect(attempt).not.toContainText(phone);
      await expect(console.locator('main')).not.toContainText(person.username);
      await console.keyboard.press('1');
      await console.keyboard.press(teach.keys.good);
      await expect(console.getByText(teach.confirm.good)).toBeVisible();
      await console.keyboard.press('Enter');
      await expect(console.getByText(teach.notifications.good)).toBeVisible();
      await expect(console.locator('main')).not.toContainText(tag);

      // Taken back and judged again.
      await console.keyboard.press(teach.keys.undo);
      await untilShown();
      await console.keyboard.press(teach.keys.good);
      await console.keyboard.press('Enter');
      await expect(console.locator('main')).not.toContainText(tag);

      await console.getByRole('button', { name: teach.change.show }).click();
      const apply = console.getByRole('button', {
        name: new RegExp(`^${teach.change.apply.replace('%{version}', '\\d+')}$`),
      });
      await expect(apply).toBeEnabled();
      const fetched = page.waitForResponse((answer) =>
        answer.url().endsWith(`/exercises/${exerciseId}/references`),
      );
      const applied = console.waitForResponse((answer) => answer.url().endsWith('/apply'));
      await apply.click();
      ({ version } = (await (await applied).json()) as { version: number });
      await expect(
        console.getByText(teach.change.applied.replace('%{version}', String(version))),
      ).toBeVisible();
      // The open lesson hears of it by event.
      await fetched;
      await console.getByRole('link', { name: teach.cases }).click();
      await expect(console.locator('main')).toContainText(tag);
      await expect(console.locator('main').getByText(cases.states.applied).first()).toBeVisible();
    });

    await test.step('The next check in the open browser is judged by the new version', async () => {
      await page.getByLabel(t('yourPrompt')).fill(`${prompt} `);
      const after = await check();
      expect(after).not.toBe(before);
      expect(after).toMatch(new RegExp(`^${version}-`));
    });

    await test.step('The member withdraws, and theirs are gone', async () => {
      await page.goto('/settings#practice');
      await expect(teaching).toBeChecked();
      await teaching.click();
      await expect(teaching).not.toBeChecked();
      const staff = { headers: bearer((await signInAdministrator(request)).token) };
      const filter = new URLSearchParams({ filter: JSON.stringify({ q: tag }) });
      const left = async () => (await request.get(`/api/admin/judged-attempts?${filter}`, staff)).json();
      await expect.poll(left).toEqual([]);
    });
  });
}
