import { expect, type Page } from '@playwright/test';
import { words as notice } from '../../services/scheduler/src/notifications/kinds/account-viewed/words.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';
const reason = {
  es: 'Dice que no puede seguir su curso',
  en: 'Says that they cannot go on with their course',
};
const note = { es: 'Esto no lo lee nadie más', en: 'Nobody else reads this' };
const draft = { es: 'Un borrador que no ha enviado', en: 'A draft that was never sent' };

for (const language of languagesOf(import.meta.url)) {
  const { academy, resources } = consoleTexts(language);
  const { viewing } = resources.users;
  const t = (key: string, values = {}): string => text(language, 'viewing', key, values);
  const shared = (key: string): string => text(language, 'shared', key);
  const settings = (key: string, values = {}): string => text(language, 'settings', key, values);

  test(`An administrator views the academy as a learner, changes nothing, and the learner reads why (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson(language === 'es' ? 'Leonor' : 'Eleanor');
    const { token, id } = await registerByCall(request, { ...person, language } as typeof person);
    const headers = bearer(token);
    const { lessonId, exerciseIds } = await firstLessonOf(request, course, headers);
    const [first = '', second = ''] = exerciseIds;
    const weak = exercisesOf(course, 1)[0]?.samples[language].weak[0] ?? '';
    await request.post(`/api/exercises/${first}/check`, { headers, data: { answer: weak, language } });
    await request.put(`/api/notes/${lessonId}`, {
      headers,
      data: { text: note[language], bookmarked: true, version: 0 },
    });
    await request.put(`/api/exercises/${second}/draft`, {
      headers,
      data: { text: draft[language], version: 0 },
    });
    const progress = async () => (await request.get('/api/user/progress', { headers })).text();
    const before = await progress();

    const { page, context } = await open({ language });
    await signInToConsole(page, language, administrator());
    await page.goto(`/admin/users/${id}/show`);
    const view = async (): Promise<Page> => {
      await page.getByRole('button', { name: viewing.action.replace('%{name}', person.firstName) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: viewing.open }).click();
      await expect(dialog.getByText(academy.reason.short)).toBeVisible();
      await dialog.getByLabel(new RegExp(`^${viewing.label}`)).fill(reason[language]);
      const opening = context.waitForEvent('page');
      await dialog.getByRole('button', { name: viewing.open }).click();
      const tab = await opening;
      await expect(bar(tab)).toContainText(t('as', { name: `${person.firstName} ${person.lastName}` }));
      return tab;
    };
    const bar = (tab: Page) => tab.getByRole('region', { name: t('label') });
    const tokenOf = (tab: Page) =>
      tab.evaluate(() => sessionStorage.getItem('viewing')?.split(' ')[0] ?? null);
    const ownToken = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'));

    const tab = await view();
    const main = tab.getByRole('main');
    await test.step('The tab shows how far the learner is, without a trace of the code', async () => {
      expect(new URL(tab.url()).hash).toBe('');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(person.firstName);
      await expect(main.getByText(shared('viewing.hidden.notes'))).toBeVisible();
      await expect(tab.getByTestId('bell')).toHaveCount(0);
      await expect(main.getByText(note[language])).toHaveCount(0);
    });

    await test.step('A lesson shows what was checked, and neither note nor draft', async () => {
      await tab.setViewportSize({ width: 400, height: 800 });
      await tab.goto(`/lessons/${lessonId}?exercise=${first}`);
      await expect(main.getByLabel(text(language, 'lessons', 'viewed.prompt'))).toHaveValue(weak);
      await expect(main.getByText(shared('viewing.hidden.notes'))).toBeVisible();
      await tab.goto(`/lessons/${lessonId}?exercise=${second}`);
      await expect(main.getByText(text(language, 'lessons', 'viewed.none'))).toBeVisible();
      await expect(main.getByText(draft[language])).toHaveCount(0);
      await expect(main.getByText(note[language])).toHaveCount(0);
      const width = await tab.evaluate<number>('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(400);
      expect(await accessibilityFaults(tab)).toEqual([]);
    });

    await test.step('What would change something says that it cannot', async () => {
      await tab.goto('/community/posts/welcome-general-es');
      const follow = main.getByRole('button', { name: text(language, 'community', 'subscribe') });
      await follow.click();
      const refusal = tab.getByText(shared('viewing.readOnlyTitle'), { exact: true });
      await expect(refusal).toBeVisible();
      const viewed = (await tokenOf(tab)) ?? '';
      const write = await request.post(`/api/courses/${course}/enrol`, { headers: bearer(viewed) });
      expect([write.status(), (await write.json()).type]).toEqual([403, '/problems/viewing-read-only']);
      await tab.goto('/settings');
      await expect(main.getByLabel(settings('field.firstName')).first()).toBeDisabled();
      await tab.goto('/help');
      await expect(main.getByText(shared('viewing.hidden.help'))).toBeVisible();
    });

    await test.step('The console beside it stays the administrator’s, and the learner’s progress as it was', async () => {
      await page.reload();
      const history = page.getByRole('region', { name: resources.users.person.history.title, exact: true });
      await expect(history.getByText(reason[language])).toBeVisible();
      const mine = (await ownToken(page)) ?? '';
      const me = await request.get('/api/auth/me', { headers: bearer(mine) });
      expect(((await me.json()) as { email: string }).email).toBe(administrator().email);
      expect(await progress()).toBe(before);
    });

    await test.step('Ended by the keyboard, it is over on the screen, in the tab and at the server', async () => {
      const viewed = (await tokenOf(tab)) ?? '';
      const end = bar(tab).getByRole('button', { name: t('end') });
      await end.focus();
      await tab.keyboard.press('Enter');
      await expect(main.getByRole('heading', { name: t('over.title') })).toBeVisible();
      await expect(bar(tab)).toHaveCount(0);
      expect(await accessibilityFaults(tab)).toEqual([]);
      expect(await tokenOf(tab)).toBeNull();
      await expect
        .poll(async () => (await request.get('/api/courses', { headers: bearer(viewed) })).status())
        .toBe(401);
      const me = await request.get('/api/auth/me', { headers: bearer(viewed) });
      expect(me.status()).toBe(401);
      expect(await ownToken(tab)).toBe(await ownToken(page));
    });

    await test.step('The learner is told, reads why, and ends another one that is open', async () => {
      const again = await view();
      const { page: learner } = await open({ language, person, width: 400 });
      await learner.goto('/');
      await learner.getByTestId('bell').click();
      const told = learner.getByText(notice[language].says.account_viewed).first();
      await told.click();
      const section = learner.getByRole('region', { name: settings('viewings.title') });
      await expect(section.getByRole('listitem')).toHaveCount(2);
      await expect(section.getByText(settings('viewings.reason', { reason: reason[language] }))).toHaveCount(
        2,
      );
      await section.getByRole('button').click();
      await expect(section.getByRole('button')).toHaveCount(0);
      expect(await accessibilityFaults(learner)).toEqual([]);
      // Without anything being done there.
      await again.bringToFront();
      await expect(again.getByRole('heading', { name: t('over.title') })).toBeVisible({ timeout: 15_000 });
    });
  });
}
