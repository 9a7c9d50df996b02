import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { ForumPost } from '@academy/contracts/http/forum/post-views.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, registerWithRight, type Person } from '../support/people.ts';
import { text, type Language } from '../support/texts.ts';

const tokenOf = async (request: APIRequestContext, person: Person): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: person });
  return ((await answer.json()) as { token: string }).token;
};

const writePost = async (
  request: APIRequestContext,
  author: Person,
  { title, isSpanish }: { title: string; isSpanish: boolean },
): Promise<ForumPost> => {
  const answer = await request.post('/api/forum/posts', {
    headers: bearer(await tokenOf(request, author)),
    data: { title, isSpanish, categoryId: 'general', content: 'Compra aquí, compra ya. Buy here, buy now.' },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as ForumPost;
};

const editPost = async (request: APIRequestContext, author: Person, id: string): Promise<void> => {
  const answer = await request.patch(`/api/forum/posts/${id}`, {
    headers: bearer(await tokenOf(request, author)),
    data: { content: 'Lo he pensado mejor. I have changed my mind.' },
  });
  expect(answer.status()).toBe(200);
};

const report = async (page: Page, language: Language, { postId, note }: { postId: string; note: string }) => {
  const c = (key: string): string => text(language, 'community', key);
  await page.goto(`/community/posts/${postId}`);
  await page
    .getByRole('button', { name: c('report.action') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: c('report.reasons.spam') }).check();
  await dialog.getByLabel(c('report.note')).fill(note);
  await dialog.getByRole('button', { name: c('report.send') }).click();
  await expect(page.getByText(c('report.sent')).first()).toBeVisible();
};

for (const language of languagesOf(import.meta.url)) {
  const m = (key: string): string => text(language, 'moderation', key);

  test(`A moderator removes a reported post with a reason, and its author reads it at once (${language})`, async ({
    open,
    request,
  }) => {
    const author = await registerWithRight(request, 'Irene', 'isPremium');
    const moderator = await registerWithRight(request, 'Marcos', 'moderator');
    const reporter = await registerWithRight(request, 'Rosa');
    const title = `Oferta ${author.username}`;
    const note = `Publicidad ${reporter.username}`;
    const reason = `Aquí no se vende nada ${moderator.username}`;
    const post = await writePost(request, author, { title, isSpanish: language === 'es' });
    await editPost(request, author, post.id);

    const writing = await open({ language, person: author });
    await writing.page.goto(`/community/posts/${post.id}`);
    await expect(writing.page.getByRole('heading', { name: title })).toBeVisible();

    const reporting = await open({ language, person: reporter });
    await report(reporting.page, language, { postId: post.id, note });

    const moderating = await open({ language, person: moderator });
    await test.step('The community leads moderators to the queue; the card says who reported it and why', async () => {
      await moderating.page.goto('/community');
      await moderating.page.getByRole('link', { name: m('open') }).click();
      await expect(moderating.page).toHaveURL(/\/community\/moderation$/);
      const card = moderating.page.getByRole('article', { name: title });
      await expect(card.getByText(m('reason.spam'))).toBeVisible();
      await expect(card.getByText(note)).toBeVisible();
      await card.getByText(m('wordings.title')).click();
      await expect(card.getByText('Buy here, buy now.')).toBeVisible();
    });

    const late = await open({ language, person: await registerWithRight(request, 'Lidia', 'moderator') });
    await late.page.goto('/community/moderation');
    await expect(late.page.getByRole('article', { name: title })).toBeVisible();

    await test.step('A removal needs a reason', async () => {
      const card = moderating.page.getByRole('article', { name: title });
      await card.getByRole('button', { name: m('action.remove'), exact: true }).click();
      await card.getByRole('button', { name: m('send.remove') }).click();
      await expect(card.getByText(m('missing'))).toBeVisible();
      await card.getByLabel(m('reasonField'), { exact: true }).fill(reason);

      // What was typed outlives a decision that did not reach the server.
      const decisions = '**/api/admin/flags/*/decision';
      await moderating.page.route(decisions, (route) => route.abort('connectionreset'));
      await card.getByRole('button', { name: m('send.remove') }).click();
      await expect(card.getByRole('alert')).toHaveText(text(language, 'shared', 'error.network'));
      await expect(card.getByLabel(m('reasonField'), { exact: true })).toHaveValue(reason);
      await moderating.page.unroute(decisions);

      await card.getByRole('button', { name: m('send.remove') }).click();
      await expect(card.getByRole('status')).toContainText(m('decided.remove'));
      await expect(card.getByRole('status')).toContainText(reason);
      // It shows before the server has it.
      await expect(card.getByRole('status')).toHaveAttribute('data-sending', 'false');
    });

    await test.step('A moderator who decides later learns who was faster', async () => {
      const card = late.page.getByRole('article', { name: title });
      await card.getByRole('button', { name: m('action.approve'), exact: true }).click();
      await expect(card.getByText(m('conflict'))).toBeVisible();
      await expect(card.getByRole('status')).toContainText(m('decided.remove'));
      await expect(card.getByRole('status')).toContainText('Marcos');
    });

    await test.step('Its author reads decision and reason without a reload; others no longer find it', async () => {
      await expect(writing.page.getByText(text(language, 'live', 'moderated.remove')).first()).toBeVisible();
      await expect(writing.page.getByText(text(language, 'community', 'decision.remove'))).toBeVisible();
      await expect(writing.page.getByText(reason).first()).toBeVisible();
      // It takes no replies now, so nobody is asked for the first.
      await expect(writing.page.getByText(text(language, 'community', 'noReplies'))).toHaveCount(0);
      await reporting.page.goto(`/community/posts/${post.id}`);
      await expect(
        reporting.page.getByRole('heading', { name: text(language, 'community', 'notFound.title') }),
      ).toBeVisible();
    });

    await test.step('The audit log lists the removal for administrators', async () => {
      const { audit } = consoleTexts(language).resources;
      const { page } = await open({ language });
      await signInToConsole(page, language, administrator());
      await page.getByRole('menuitem', { name: audit.menu }).click();
      await page.getByRole('textbox', { name: audit.fields.q }).fill(post.id);
      const row = page.getByRole('row').filter({ hasText: post.id });
      await expect(row.filter({ hasText: audit.actions.flag.removed })).toContainText('Marcos');
    });
  });

  test(`In the console a moderator has the queue, the mutes and the watched words, and nothing else (${language})`, async ({
    open,
    request,
  }) => {
    const moderator = await registerWithRight(request, 'Marina', 'moderator');
    const { academy, resources } = consoleTexts(language);
    const { page } = await open({ language });
    await signInToConsole(page, language, moderator);

    await expect(page).toHaveURL(/\/admin\/flags/);
    await expect(page.getByRole('heading', { name: resources.flags.page.list })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    // Beside an entry stands how much waits there, which is no part of its name.
    for (const name of ['flags', 'mutes', 'watched-words'] as const)
      await expect(page.getByRole('menuitem', { name: resources[name].menu, exact: true })).toBeVisible();

    const calls: string[] = [];
    page.on('request', (call) => calls.push(new URL(call.url()).pathname));
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: academy.notFound.title })).toBeVisible();
    expect(calls.filter((path) => path.startsWith('/api/admin/users'))).toEqual([]);

    const headers = bearer(await tokenOf(request, moderator));
    for (const path of ['users', 'audit', 'parked-events', 'documents'])
      expect(`${path}: ${(await request.get(`/api/admin/${path}`, { headers })).status()}`).toBe(
        `${path}: 403`,
      );
    expect((await request.get('/api/admin/flags', { headers })).status()).toBe(200);
  });

  test(`A moderator decides in the console, where a learner finds no queue (${language})`, async ({
    open,
    request,
  }) => {
    const author = await registerWithRight(request, 'Olga', 'isPremium');
    const moderator = await registerWithRight(request, 'Mateo', 'moderator');
    const reporter = await registerWithRight(request, 'Rita');
    const post = await writePost(request, author, { title: `Duda ${author.username}`, isSpanish: true });
    const headers = bearer(await tokenOf(request, reporter));
    const flagged = await request.post(`/api/forum/posts/${post.id}/flags`, {
      headers,
      data: { reason: 'off_topic' },
    });
    expect(flagged.status()).toBe(204);

    const { flags, mutes } = consoleTexts(language).resources;
    const { academy } = consoleTexts(language);
    const { page } = await open({ language });
    await signInToConsole(page, language, moderator);
    await page.getByRole('link', { name: post.title }).click();

    await page.getByRole('button', { name: flags.action.mute }).click();
    await page.getByRole('spinbutton', { name: flags.muteDays.label }).fill('3');
    await page.getByRole('textbox', { name: academy.reason.label }).fill('Insiste tras el aviso');
    await page.getByRole('dialog').getByRole('button', { name: flags.action.mute }).click();
    await expect(page.getByText(mutes.notifications.muted)).toBeVisible();
    await page.getByRole('button', { name: mutes.action.unmute }).click();
    await expect(page.getByText(mutes.notifications.unmuted)).toBeVisible();

    await page.getByRole('button', { name: flags.action.approve }).click();
    await expect(page.getByText(flags.notifications.approved)).toBeVisible();
    await expect(page.getByText(flags.decisions.approve, { exact: true })).toBeVisible();

    const learner = await open({ language, person: reporter });
    await learner.page.goto('/community/moderation');
    await expect(
      learner.page.getByRole('heading', { name: text(language, 'shared', 'notFound.title') }),
    ).toBeVisible();
  });
}
