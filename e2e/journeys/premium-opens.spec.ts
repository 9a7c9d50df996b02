import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { text } from '../support/texts.ts';

const courseCard = (page: Page) =>
  page.locator('article', { has: page.locator('a[href="/courses/structured-outputs"]') });

/** What tells a page that a plan is another. */
const telling = ['/api/auth/me', '/api/auth/refresh', '/api/courses', '/api/payments/subscription'];

/** Keeps a page's live stream from beginning until it is let go; notes what else the page asks the server. */
const holdLive = async (page: Page) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.route('**/api/live*', async (route) => {
    await held;
    await route.continue();
  });
  return { letGo, asked };
};

for (const language of languagesOf(import.meta.url)) {
  test(`An administrator's upgrade opens courses in the learner's open browser, and a downgrade closes them (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson();
    const learner = await registerByCall(request, person);
    const { token } = await signInAdministrator(request);
    const { page } = await open({ language, person });
    const setPremium = async (isPremium: boolean): Promise<number> => {
      const answer = await request.patch(`/api/admin/users/${learner.id}`, {
        headers: bearer(token),
        data: { isPremium },
      });
      expect(answer.ok()).toBe(true);
      return Date.now();
    };
    const badge = page
      .getByRole('banner')
      .getByText(text(language, 'shared', 'plan.premium'), { exact: true });

    const start = (at: Page) => courseCard(at).getByText(text(language, 'courses', 'start'), { exact: true });
    const { page: deaf } = await open({ language, person });
    const { letGo, asked } = await holdLive(deaf);
    for (const each of [page, deaf]) {
      await each.goto('/courses');
      await expect(courseCard(each)).toBeVisible();
      await expect(start(each)).toHaveCount(0);
      await each.evaluate('window.stillTheSamePage = true');
    }
    // The bell asks once it is known who is signed in, and everything else with it.
    await expect.poll(() => asked).toContain('/api/notifications/unread');
    asked.length = 0;

    const upgradedAt = await setPremium(true);
    await expect(start(page)).toBeVisible();
    await expect(badge).toBeVisible();
    test.info().annotations.push({ type: 'opened after ms', description: String(Date.now() - upgradedAt) });

    // How fast it was on this machine says little; that nothing but the message opens it says that nobody waits for a
    // next look: without it a page asks nothing and stays as it was, and is open as soon as the stream begins.
    expect(await start(deaf).count()).toBe(0);
    expect(asked.filter((path) => telling.includes(path))).toEqual([]);
    letGo();
    await expect(start(deaf)).toBeVisible();
    for (const each of [page, deaf]) expect(await each.evaluate('window.stillTheSamePage')).toBe(true);

    const lessons = (await (await request.get('/api/courses/structured-outputs/lessons')).json()) as {
      id: string;
    }[];
    await page.goto(`/lessons/${lessons[0]?.id}`);
    await expect(page.getByLabel(text(language, 'lessons', 'yourPrompt'))).toBeVisible();

    await setPremium(false);
    await expect(badge).toHaveCount(0);
    await page.goto(`/lessons/${lessons[0]?.id}`);
    await expect(page.getByText(text(language, 'lessons', 'locked.title'))).toBeVisible();
  });
}
