import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/browser.ts';
import { cardOf, memberOf, postByCall, reply, replyByCall, writePost } from '../support/community.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer } from '../support/people.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { text } from '../support/texts.ts';

const tag = (): string => randomBytes(3).toString('hex');
const question = 'Pido un resumen y se deja el final. I ask for a summary and the end is missing.';
const answer = 'Di qué partes quieres. Say which parts you want.';

for (const language of languagesOf(import.meta.url)) {
  const t = (key: string, values = {}): string => text(language, 'community', key, values);
  const upgrade = text(language, 'plans', 'upgrade.action');

  test(`A visitor finds real discussions, reads one and is asked to log in to reply (${language})`, async ({
    open,
    request,
  }) => {
    const title = `Resumen sin final ${tag()}`;
    const author = await memberOf(request, 'Olga', { isPremium: true });
    const id = await postByCall(request, author, { title, content: question, language });
    const { page } = await open({ language });
    await page.goto('/');
    await expect(page.locator('a[href^="/community/posts/"]')).toHaveCount(3);
    await page.getByRole('link', { name: text(language, 'landing', 'community.explore') }).click();

    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    const card = cardOf(page, title);
    await expect(card).toContainText(`@${author.username}`);
    await expect(card).toContainText(text(language, 'shared', 'ago.underAnHour'));
    await expect(card).toContainText(text(language, 'shared', 'count.replies_zero'));
    await expect(card.getByRole('button', { name: upgrade })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: upgrade })).toBeVisible();
    await expect(page.getByRole('button', { name: t('newPost') })).toHaveCount(0);

    await card.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/community/posts/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(question)).toBeVisible();
    await expect(page.getByText(t('noReplies'))).toBeVisible();
    await expect(page.getByText(t('signInToReply'))).toBeVisible();

    await page.goto('/community/posts/nothing-here');
    await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
    await page
      .getByRole('link', { name: t('back'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/community$/);
  });

  test(`The filters stand in the address, and an empty result says what to do (${language})`, async ({
    open,
    request,
  }) => {
    const title = `Tóno cercano ${tag()}`;
    const author = await memberOf(request, 'Pilar', { isPremium: true });
    await postByCall(request, author, { title, content: question, language });
    const { page } = await open({ language, person: author });
    await page.goto('/community');
    await page.getByLabel(t('search')).fill(title.replace('ó', 'o'));
    await expect(page).toHaveURL(/q=Tono/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: t('filter.mine') }).click();
    await page.getByLabel(t('filter.language'), { exact: true }).selectOption(language);
    await page.reload();
    await expect(cardOf(page, title)).toBeVisible();
    await page
      .getByLabel(t('filter.language'), { exact: true })
      .selectOption(language === 'es' ? 'en' : 'es');
    await expect(page.getByRole('heading', { name: t('empty.search') })).toBeVisible();
    await page.getByRole('button', { name: t('empty.clear') }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(page.getByRole('article').nth(3)).toBeVisible();
  });

  test(`A free member cannot post but replies; the words survive a reload and a lost answer (${language})`, async ({
    open,
    request,
  }) => {
    const author = await memberOf(request, 'Quino', { isPremium: true });
    const free = await memberOf(request, 'Rosa');
    const title = `Actas largas ${tag()}`;
    const id = await postByCall(request, author, { title, content: question, language });
    const { page } = await open({ language, person: free });

    await page.goto('/community');
    const upgrades = page.getByRole('main').getByRole('button', { name: upgrade });
    await expect(upgrades).toBeVisible();
    await expect(cardOf(page, title).getByRole('link', { name: t('view'), exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('newPost') })).toHaveCount(0);
    await cardOf(page, title).getByRole('link', { name: title }).click();

    const field = page.getByLabel(t('yourReply'), { exact: true });
    const send = page.getByRole('button', { name: t('reply'), exact: true });
    await expect(send).toBeDisabled();
    await field.fill(answer);
    await page.reload();
    await expect(field).toHaveValue(answer);

    await page.route(`**/api/forum/posts/${id}/replies`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send.click();
    await expect(page.getByText(t('replyFailed'), { exact: true })).toBeVisible();
    await expect(field).toHaveValue(answer);
    await page.unroute(`**/api/forum/posts/${id}/replies`);
    await send.click();
    await expect(page.getByText(t('replied.text'), { exact: true })).toBeVisible();
    await expect(field).toHaveValue('');

    const replies = await (await request.get(`/api/forum/posts/${id}/replies`)).json();
    expect(replies).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: answer })).toHaveCount(1);
  });

  test(`A premium member posts once, whatever the network does, edits and deletes (${language})`, async ({
    open,
    request,
  }) => {
    const author = await memberOf(request, 'Sara', { isPremium: true });
    const title = `Prompt de tono ${tag()}`;
    const { page } = await open({ language, person: author });
    await page.goto('/community');
    await page.getByRole('button', { name: t('newPost'), exact: true }).click();
    const dialog = page.getByRole('dialog');

    await dialog.getByRole('button', { name: t('form.publish') }).click();
    for (const problem of ['form.titleShort', 'form.contentShort']) {
      await expect(dialog.getByText(t(problem), { exact: true })).toBeVisible();
    }
    await expect(
      dialog.locator('.ant-form-item-explain-error', { hasText: t('form.categoryMissing') }),
    ).toBeVisible();

    await page.route('**/api/forum/posts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await writePost(page, language, { title, content: question });
    await expect(page.getByText(t('createFailed'), { exact: true })).toBeVisible();
    await page.unroute('**/api/forum/posts');

    // The page is loaded anew before the second try: the draft is there, and it is the same post.
    await page.reload();
    await page.getByRole('button', { name: t('newPost'), exact: true }).click();
    await expect(dialog.getByLabel(t('form.title'), { exact: true })).toHaveValue(title);
    await dialog.getByRole('button', { name: t('form.publish') }).click();
    await expect(page.getByText(t('created.title'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('created.text'), { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(cardOf(page, title)).toHaveCount(1);

    await cardOf(page, title)
      .getByRole('link', { name: t('view'), exact: true })
      .click();
    await page.getByRole('button', { name: t('edit'), exact: true }).click();
    await page.getByLabel(t('form.title'), { exact: true }).fill(`${title} bis`);
    await page.getByRole('button', { name: t('save') }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title} bis` })).toBeVisible();

    await page.getByRole('button', { name: t('delete'), exact: true }).click();
    await page
      .getByRole('group', { name: t('askDeletePost') })
      .getByRole('button', { name: t('delete') })
      .click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(cardOf(page, `${title} bis`)).toHaveCount(0);
  });

  test(`Two browsers see each other's posts and replies live, and nothing jumps (${language})`, async ({
    open,
    request,
  }) => {
    const asker = await memberOf(request, 'Teo', { isPremium: true });
    const helper = await memberOf(request, 'Uma', { isPremium: true });
    const one = await open({ language, person: asker });
    const other = await open({ language, person: helper });
    const title = `En directo ${tag()}`;

    await one.page.goto('/community');
    await other.page.goto('/community');
    await expect(other.page.getByRole('article').first()).toBeVisible();
    await one.page.getByRole('button', { name: t('newPost'), exact: true }).click();
    await writePost(one.page, language, { title, content: question });
    await expect(cardOf(one.page, title)).toBeVisible();

    // Other journeys post meanwhile, so that there may be more than this one.
    const bar = other.page.getByRole('button', { name: /\d+ (post nuevo|posts nuevos|new posts?)$/ });
    await expect(bar).toBeVisible();
    await expect(cardOf(other.page, title)).toHaveCount(0);
    // What could not be read goes on waiting, and says why.
    const unread = { status: 503, json: { error: { code: 'unavailable', message: 'away' } } };
    await other.page.route(/\/api\/forum\/posts\?/, (route) => route.fulfill(unread));
    await bar.click();
    const failure = other.page.getByRole('alert');
    await expect(failure).toBeVisible();
    await expect(bar).toBeVisible();
    await other.page.unroute(/\/api\/forum\/posts\?/);
    await failure.getByRole('button', { name: text(language, 'shared', 'error.retry') }).click();
    await expect(cardOf(other.page, title)).toBeVisible();
    await expect(failure).toHaveCount(0);

    // By key: the bar of new posts may come above the list while the mouse is on its way.
    await cardOf(one.page, title).getByRole('link', { name: title }).press('Enter');
    await cardOf(other.page, title).getByRole('link', { name: title }).press('Enter');
    await expect(one.page.getByText(t('noReplies'))).toBeVisible();
    await reply(other.page, language, answer);
    await one.page.getByRole('button', { name: t('newReplies_one', { count: 1 }) }).click();
    const shown = one.page.getByRole('listitem').filter({ hasText: answer });
    await expect(shown).toBeVisible();
    await expect(
      one.page.getByRole('heading', { name: text(language, 'shared', 'count.replies_one', { count: 1 }) }),
    ).toBeVisible();

    await shown.getByRole('button', { name: t('accept') }).click();
    await expect(shown.getByText(t('accepted'), { exact: true })).toBeVisible();
    await expect(
      other.page.getByRole('listitem').filter({ hasText: answer }).getByText(t('accepted'), { exact: true }),
    ).toBeVisible();

    await reply(one.page, language, 'Gracias, era eso. Thank you, that was it.');
    await expect(other.page.getByRole('button', { name: t('newReplies_one', { count: 1 }) })).toBeVisible();
  });

  test(`A link to a reply far down finds it (${language})`, async ({ open, request }) => {
    const moderator = await memberOf(request, 'Vera', { isModerator: true });
    const id = await postByCall(request, moderator, { title: `Largo ${tag()}`, content: question, language });
    let last = '';
    for (let number = 1; number <= 53; number += 1) {
      last = await replyByCall(request, moderator, id, `Respuesta número ${number}`);
    }
    const { page } = await open({ language });
    await page.goto(`/community/posts/${id}#reply-${last}`);
    await expect(page.locator(`#reply-${last}`)).toBeInViewport();
    await expect(page.locator(`#reply-${last}`)).toHaveAttribute('data-sought', 'true');
    await expect(
      page.getByRole('heading', { name: text(language, 'shared', 'count.replies_other', { count: 53 }) }),
    ).toBeVisible();
  });

  test(`A question on a lesson stands with the lesson and leads back to it (${language})`, async ({
    open,
    request,
  }) => {
    const member = await memberOf(request, 'Zoe', { isPremium: true });
    const title = `Duda de lección ${tag()}`;
    const { page } = await open({ language, person: member });
    await page.goto('/lessons/fundamentals--detail-decides');
    const lesson = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const box = page.getByRole('region', { name: t('discussion.lesson') });
    await box.getByRole('button', { name: t('discussion.ask') }).click();
    await writePost(page, language, { title, content: question });
    await box.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: lesson, exact: true }).click();
    await expect(page).toHaveURL(/\/lessons\/fundamentals--detail-decides(\?exercise=.+)?$/);
  });

  test(`An attempt goes into a post; who has not passed the exercise sees its score only (${language})`, async ({
    open,
    request,
  }) => {
    const member = await memberOf(request, 'Noa', { isPremium: true });
    const headers = bearer(member.token);
    const { exerciseIds } = await firstLessonOf(request, 'fundamentals', headers);
    const prompt = `Resume esto, por favor ${tag()}`;
    const checked = await request.post(`/api/exercises/${exerciseIds[0]}/check`, {
      headers,
      data: { answer: prompt, language },
    });
    const { attemptId } = (await checked.json()) as { attemptId: string };
    const title = `¿Qué le falta? ${tag()}`;
    const author = await open({ language, person: member });
    await author.page.goto(`/community?share=${attemptId}&exercise=${exerciseIds[0]}`);
    const card = author.page.getByRole('dialog').getByText(text(language, 'lessons', 'shared.show'));
    await card.click();
    await expect(author.page.getByRole('dialog').getByText(prompt, { exact: true })).toBeVisible();
    await writePost(author.page, language, { title, content: question });
    await expect(author.page).toHaveURL(/\/community$/);
    await cardOf(author.page, title).getByRole('link', { name: title }).click();
    await expect(author.page.getByText(text(language, 'lessons', 'shared.yours'))).toBeVisible();

    const visitor = await open({ language });
    await visitor.page.goto(new URL(author.page.url()).pathname);
    await expect(visitor.page.getByText(text(language, 'lessons', 'shared.locked'))).toBeVisible();
    await expect(visitor.page.getByText(prompt)).toHaveCount(0);
  });

  test(`A member has the same question, follows the post and reports a reply (${language})`, async ({
    open,
    request,
  }) => {
    const author = await memberOf(request, 'Raúl', { isPremium: true });
    const member = await memberOf(request, 'Lola');
    const title = `Tono y registro ${tag()}`;
    const id = await postByCall(request, author, { title, content: question, language });
    await replyByCall(request, author, id, answer);
    const { page } = await open({ language, person: member });
    await page.goto(`/community/posts/${id}`);
    await page.getByRole('button', { name: t('meToo') }).click();
    await expect(page.getByRole('button', { name: `${t('meToo')} · 1` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: t('subscribe'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('subscribed'), exact: true })).toBeVisible();

    const shown = page.getByRole('listitem').filter({ hasText: answer });
    await shown.getByRole('button', { name: t('report.action') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: t('report.send') })).toBeDisabled();
    await dialog.getByLabel(t('report.reasons.off_topic')).check();
    await dialog.getByLabel(t('report.note')).fill('No responde a la pregunta.');
    await dialog.getByRole('button', { name: t('report.send') }).click();
    await expect(page.getByText(t('report.sent'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t('subscribed'), exact: true })).toBeVisible();

    // Another reply makes it unread in the list, until it is opened.
    await replyByCall(request, await memberOf(request, 'Iker'), id, 'Y otra cosa. And one more thing.');
    await page.goto('/community');
    await expect(cardOf(page, title).getByText(t('unread'), { exact: true })).toBeVisible();
    await cardOf(page, title).getByRole('link', { name: title }).click();
    await expect(page.getByText('Y otra cosa. And one more thing.')).toBeVisible();
    await page
      .getByRole('link', { name: t('back'), exact: true })
      .first()
      .click();
    await expect(cardOf(page, title).getByText(t('unread'), { exact: true })).toHaveCount(0);
  });

  test(`What a new member writes with a link waits for a moderator, and its author is told (${language})`, async ({
    open,
    request,
  }) => {
    const member = await memberOf(request, 'Yago', { isPremium: true });
    const title = `Con enlace ${tag()}`;
    const { page } = await open({ language, person: member });
    const visitor = await open({ language });
    await page.goto('/community');
    await page.getByRole('button', { name: t('newPost'), exact: true }).click();
    await writePost(page, language, { title, content: `${question} https://example.com` });
    await expect(page.getByText(t('held.text'), { exact: true })).toBeVisible();
    await expect(cardOf(page, title).getByText(t('status.held'), { exact: true })).toBeVisible();
    await cardOf(page, title).getByRole('link', { name: title }).click();
    await expect(page.getByText(t('heldNote'), { exact: true })).toBeVisible();
    await visitor.page.goto(new URL(page.url()).pathname);
    await expect(visitor.page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
  });
}
