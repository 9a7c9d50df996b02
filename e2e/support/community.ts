import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { bearer, newPerson, registerByCall, signInAdministrator, type Person } from './people.ts';
import { text, type Language } from './texts.ts';

export interface CommunityMember extends Person {
  id: string;
  token: string;
}

/** Somebody new with a plan or a role, signed in after it was given. */
export const memberOf = async (
  request: APIRequestContext,
  name: string,
  rights: { isPremium?: true; isModerator?: true } = {},
): Promise<CommunityMember> => {
  const person = newPerson(name);
  const { id } = await registerByCall(request, person);
  if (Object.keys(rights).length > 0) {
    const { token } = await signInAdministrator(request);
    const answer = await request.patch(`/api/admin/users/${id}`, { headers: bearer(token), data: rights });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const { email, password } = person;
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return { ...person, id, token: ((await answer.json()) as { token: string }).token };
};

export const postByCall = async (
  request: APIRequestContext,
  { token }: { token: string },
  draft: { title: string; content: string; language: Language },
): Promise<string> => {
  const { language, ...words } = draft;
  const data = { ...words, categoryId: 'general', isSpanish: language === 'es' };
  const answer = await request.post('/api/forum/posts', { headers: bearer(token), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

export const replyByCall = async (
  request: APIRequestContext,
  { token }: { token: string },
  postId: string,
  content: string,
): Promise<string> => {
  const answer = await request.post(`/api/forum/posts/${postId}/replies`, {
    headers: bearer(token),
    data: { content },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

/** The card of a post in the list. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Fills the dialog of a new post and sends it. */
export const writePost = async (
  page: Page,
  language: Language,
  words: { title: string; content: string },
): Promise<void> => {
  const t = (key: string): string => text(language, 'community', key);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('form.title'), { exact: true }).fill(words.title);
  await dialog.getByLabel(t('form.category'), { exact: true }).selectOption('general');
  await dialog.getByLabel(t('form.content'), { exact: true }).fill(words.content);
  await dialog.getByRole('button', { name: t('form.publish') }).click();
};

/** Writes into the form below the replies and sends it. */
export const reply = async (page: Page, language: Language, content: string): Promise<void> => {
  await page.getByLabel(text(language, 'community', 'yourReply'), { exact: true }).fill(content);
  await page.getByRole('button', { name: text(language, 'community', 'reply'), exact: true }).click();
};
