import { looksLikeLink } from '@academy/contracts/shared/person-text.ts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { bearer, newPerson, registerByCall, signInAdministrator } from '../support/people.ts';
import { findWhatIsNotInert, touchEverything } from '../support/xss/page-scripts.ts';
import { XSS_HOST } from '../support/xss/payload.ts';
import { xssPayloads } from '../support/xss-payloads.ts';

/** What the pages of members' texts did that they must not do. */
interface Watched {
  requests: string[];
  dialogs: string[];
}

const watch = async (page: Page): Promise<Watched> => {
  const seen: Watched = { requests: [], dialogs: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.context().route(`**://*${XSS_HOST}/**`, (route) => {
    seen.requests.push(route.request().url());
    return route.abort();
  });
  return seen;
};

/** Holds for every page on which members' words stand. */
const expectInert = async (page: Page, seen: Watched): Promise<void> => {
  await page.evaluate(touchEverything);
  expect(await page.evaluate(findWhatIsNotInert)).toEqual({
    ran: null,
    elements: [],
    attributes: [],
    protocols: [],
    linksThatCount: 0,
  });
  expect(seen).toEqual({ requests: [], dialogs: [] });
};

/** Staff, so that no limit holds back what is meant to be seen. */
const post = async (
  request: APIRequestContext,
  token: string,
  words: { title: string; content: string },
): Promise<string | null> => {
  const data = { ...words, categoryId: 'general', isSpanish: false };
  const answer = await request.post('/api/forum/posts', { headers: bearer(token), data });
  // A field may reject a payload: what is not kept cannot be shown.
  expect([201, 400], await answer.text()).toContain(answer.status());
  return answer.ok() ? ((await answer.json()) as { id: string }).id : null;
};

const longEnough = (text: string): string => `${text}\n\nThe words of a member who means no good.`;

test('Nothing that members write in replies runs, loads or leads anywhere by itself', async ({
  open,
  request,
}) => {
  const { token } = await signInAdministrator(request);
  const id = await post(request, token, { title: 'Payloads in replies', content: longEnough('In replies.') });
  let kept = 0;
  for (const { text } of xssPayloads) {
    const answer = await request.post(`/api/forum/posts/${id}/replies`, {
      headers: bearer(token),
      data: { content: text },
    });
    expect([201, 400], await answer.text()).toContain(answer.status());
    if (answer.ok()) kept += 1;
  }
  expect(kept).toBeGreaterThan(250);
  const { page } = await open({ language: 'en' });
  const seen = await watch(page);
  await page.goto(`/community/posts/${id}`);
  const texts = page.locator('.member-text');
  const more = page.getByRole('button', { name: 'Load more replies' });
  await expect(texts.nth(1)).toBeAttached();
  while (await more.isVisible()) {
    const before = await texts.count();
    await more.click();
    await expect.poll(() => texts.count()).toBeGreaterThan(before);
  }
  // The post's own text is one of them.
  await expect(texts).toHaveCount(kept + 1);
  await expectInert(page, seen);
});

test('Nothing that members write in titles and posts runs in lists, side columns or the post', async ({
  open,
  request,
}) => {
  const { token } = await signInAdministrator(request);
  const asTitles = xssPayloads.filter(({ text }) => [...text].length <= 120 && !/[\n\r]/.test(text));
  const ids: string[] = [];
  // Every second one: the lists show them all the same way.
  for (const { text } of asTitles.filter((_payload, index) => index % 2 === 0)) {
    const id = await post(request, token, { title: text, content: longEnough(text) });
    if (id) ids.push(id);
  }
  expect(ids.length).toBeGreaterThan(80);
  const { page } = await open({ language: 'en' });
  const seen = await watch(page);
  for (const path of ['/community', '/']) {
    await page.goto(path);
    await expect(page.locator('a[href^="/community/posts/"]').first()).toBeVisible();
    await expectInert(page, seen);
  }
  for (const id of ids.filter((_id, index) => index % 15 === 0)) {
    await page.goto(`/community/posts/${id}`);
    await expect(page.locator('.member-text').first()).toBeVisible();
    await expectInert(page, seen);
  }
});

test('A name that is a payload is only a name', async ({ open, request }) => {
  // A name with an address in it is refused before anybody sees it.
  const fitting = xssPayloads.filter(
    ({ text }) => text.length <= 80 && !/[\n\r]/.test(text) && !looksLikeLink(text),
  );
  expect(fitting.length).toBeGreaterThanOrEqual(4);
  const named: { username: string; token: string }[] = [];
  for (const { text } of fitting.slice(0, 6)) {
    const person = { ...newPerson(), firstName: text };
    named.push({ username: person.username, ...(await registerByCall(request, person)) });
  }
  const { token } = await signInAdministrator(request);
  const id = await post(request, token, { title: 'Payloads in names', content: longEnough('In names.') });
  for (const author of named) {
    const data = { content: `A reply of somebody with a strange name, ${author.username}.` };
    const answer = await request.post(`/api/forum/posts/${id}/replies`, {
      headers: bearer(author.token),
      data,
    });
    expect(answer.status()).toBe(201);
  }
  const { page } = await open({ language: 'en' });
  const seen = await watch(page);
  await page.goto(`/community/posts/${id}`);
  for (const { username } of named) await expect(page.getByText(`@${username}`).first()).toBeVisible();
  await expectInert(page, seen);
});
