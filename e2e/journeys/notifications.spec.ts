import { expect, type APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { randomUUID } from 'node:crypto';
import type { ForumPost } from '@academy/contracts/http/forum/post-views.ts';
import { words } from '../../services/scheduler/src/notifications/kinds/reply/words.ts';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { linkIn, mailsTo, readMail } from '../support/mails.ts';
import { bearer, registerWithRight, type Person } from '../support/people.ts';
import { text, type Language } from '../support/texts.ts';

const tokenOf = async (request: APIRequestContext, person: Person): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: person });
  return ((await answer.json()) as { token: string }).token;
};

/** Somebody whose bell rings for what concerns them alone: other journeys publish documents for everybody meanwhile. */
const newAuthor = async (request: APIRequestContext): Promise<Person> => {
  const author = await registerWithRight(request, 'Lucía', 'isPremium');
  const answer = await request.put('/api/notifications/preferences', {
    headers: bearer(await tokenOf(request, author)),
    data: { new_document: { app: false } },
  });
  expect(answer.ok()).toBe(true);
  return author;
};

const writePost = async (request: APIRequestContext, author: Person, title: string): Promise<string> => {
  const answer = await request.post('/api/forum/posts', {
    headers: bearer(await tokenOf(request, author)),
    data: {
      title,
      isSpanish: true,
      categoryId: 'general',
      content: `¿Cómo le pido fuentes a un modelo sin que se las invente? ${author.username}`,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as ForumPost).id;
};

/** Somebody new each time: of one new member, much in a short time waits for a moderator. */
const reply = async (request: APIRequestContext, postId: string): Promise<void> => {
  const author = await registerWithRight(request, 'Bruno');
  const answer = await request.post(`/api/forum/posts/${postId}/replies`, {
    headers: bearer(await tokenOf(request, author)),
    data: { id: randomUUID(), content: `Pídele la página y compruébala tú: ${randomUUID()}.` },
  });
  expect(await answer.json()).toMatchObject({ status: 'visible' });
};

const bellNames = (language: Language) => ({
  none: text(language, 'shared', 'bell.none'),
  unread: (shown: string) => text(language, 'shared', 'bell.unread', { shown }),
});

for (const language of languagesOf(import.meta.url)) {
  const n = (key: string, values: Record<string, string> = {}): string =>
    text(language, 'notifications', key, values);
  const bell = bellNames(language);

  test(`A reply reaches its author's bell live, and is read where it leads (${language})`, async ({
    open,
    request,
  }) => {
    const author = await newAuthor(request);
    const title = `Fuentes que existen ${author.username}`;
    const postId = await writePost(request, author, title);
    const { page } = await open({ language, person: author, width: 360 });
    await page.goto('/courses');
    const button = page.getByTestId('bell');

    await test.step('The open page counts two replies without a reload', async () => {
      // Nothing but the gift of a plan has come before.
      await expect(button).toHaveAccessibleName(bell.unread('1'));
      await button.click();
      await page.getByRole('button', { name: n('markAllRead') }).click();
      await expect(page.getByRole('button', { name: n('markAllRead') })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAccessibleName(bell.none);
      await reply(request, postId);
      await expect(button).toHaveAccessibleName(bell.unread('1'));
      await reply(request, postId);
    });

    await test.step('The list has both in one row, which leads to the post and is read then', async () => {
      await button.click();
      const drawer = page.getByRole('dialog', { name: n('title') });
      const sentence = words[language].says.reply({ count: 2, subject: title, actor: '', date: '' });
      const row = drawer.getByRole('link', { name: sentence });
      await expect(row).toBeVisible();
      await expect(drawer.getByRole('heading', { name: n('today') })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
      await row.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/community/posts/${postId}$`));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(drawer).toBeHidden();
      await expect(button).toHaveAccessibleName(bell.none);
    });

    await test.step('A post that is opened is read, also in another open browser', async () => {
      const other = await open({ language, person: author });
      const elsewhere = other.page.getByTestId('bell');
      // Its stream opens only after the reply, which came when its screen had been fetched.
      const replied = Promise.withResolvers<void>();
      await other.page.route('**/api/live?*', (route) => replied.promise.then(() => route.continue()));
      const counted = other.page.waitForResponse('**/api/notifications/unread');
      await other.page.goto('/courses');
      await counted;
      await page.goto('/courses');
      await reply(request, postId);
      await expect(button).toHaveAccessibleName(bell.unread('1'));
      replied.resolve();
      await expect(elsewhere).toHaveAccessibleName(bell.unread('1'));
      await page.goto(`/community/posts/${postId}`);
      await expect(button).toHaveAccessibleName(bell.none);
      await expect(elsewhere).toHaveAccessibleName(bell.none);
      await other.page.close();
    });

    await test.step('With replies turned off, the next one leaves the bell alone', async () => {
      await page.goto('/settings#notifications');
      const name = `${words[language].activity}: ${n('channels.app')}`;
      const saved = page.waitForResponse((answer) => {
        return answer.url().endsWith('/api/notifications/preferences') && answer.request().method() === 'PUT';
      });
      await page.getByRole('switch', { name }).click();
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('switch', { name })).not.toBeChecked();
      await reply(request, postId);
      // The next thing that happens comes after it, and is the only one.
      const other = await registerWithRight(request, 'Celia', 'isPremium');
      const otherPost = await writePost(request, other, `Otra pregunta ${other.username}`);
      const subscribed = await request.put(`/api/forum/posts/${otherPost}/subscription`, {
        headers: bearer(await tokenOf(request, author)),
      });
      expect(subscribed.ok()).toBe(true);
      await reply(request, otherPost);
      await expect(button).toHaveAccessibleName(bell.unread('1'));
    });
  });
}

for (const language of languagesOf(import.meta.url)) {
  const n = (key: string, values: Record<string, string> = {}): string =>
    text(language, 'notifications', key, values);

  test(`A reply comes by mail once, and the mail itself ends such mails (${language})`, async ({
    open,
    request,
  }) => {
    const author = await newAuthor(request);
    const confirm = linkIn(await readMail(author.email, 'welcome'), 'confirm-address');
    const confirmed = await request.post('/api/auth/confirm-address', {
      data: { token: confirm.split('#')[1] },
    });
    expect(confirmed.ok()).toBe(true);
    const title = `Fuentes por correo ${author.username}`;
    const postId = await writePost(request, author, title);
    await reply(request, postId);
    const mail = await readMail(author.email, 'reply');
    expect(mail).toContain(title);
    expect(mail).toContain(`/community/posts/${postId}`);
    // It joins the one that is unread, which has its mail.
    await reply(request, postId);

    const { page } = await open({ language, person: author });
    await test.step('The link in the mail shows a page, whose button ends mails of replies', async () => {
      const link = /https?:\/\/[^/\s]+(\/api\/notifications\/unsubscribe\?\S+)/.exec(mail)?.[1] ?? '';
      await page.goto(link);
      const ended = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByRole('button').click();
      expect((await ended).status()).toBe(200);
      await page.goto('/settings#notifications');
      const name = (channel: string) => `${words[language].activity}: ${n(`channels.${channel}`)}`;
      await expect(page.getByRole('switch', { name: name('mail') })).not.toBeChecked();
      await expect(page.getByRole('switch', { name: name('app') })).toBeChecked();
    });

    await test.step('The next reply is in the bell, and not in the mail', async () => {
      await page.getByTestId('bell').click();
      await page.getByRole('button', { name: n('markAllRead') }).click();
      await expect(page.getByRole('button', { name: n('markAllRead') })).toBeDisabled();
      await page.keyboard.press('Escape');
      await reply(request, postId);
      await expect(page.getByTestId('bell')).toHaveAccessibleName(bellNames(language).unread('1'));
      expect(mailsTo(author.email, 'reply')).toHaveLength(1);
    });
  });
}
