import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { exercisesOf } from '../support/content.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { text } from '../support/texts.ts';

const course = 'fundamentals';
const t = (key: string, values = {}): string => text('es', 'lessons', key, values);

const begin = async (request: Parameters<typeof registerByCall>[0]) => {
  const person = newPerson();
  const { token } = await registerByCall(request, person);
  const headers = bearer(token);
  const { lessonId, exerciseIds } = await firstLessonOf(request, course, headers);
  const attempts = async (): Promise<unknown[]> =>
    (await request.get(`/api/exercises/${exerciseIds[0]}/attempts`, { headers })).json();
  const drafts = async (): Promise<{ text: string }[]> =>
    (await request.get(`/api/lessons/${lessonId}/drafts`, { headers })).json();
  const note = async (): Promise<{ text: string }> =>
    (await request.get(`/api/notes/${lessonId}`, { headers })).json();
  return { person, lessonId, attempts, drafts, note };
};

test('A check whose answer is lost is sent again by itself, and is one attempt', async ({
  open,
  request,
}) => {
  const { person, lessonId, attempts } = await begin(request);
  const { page, context } = await open({ language: 'es', person });
  const good = exercisesOf(course, 1)[0]?.samples.es.good[0] ?? '';
  await page.goto(`/lessons/${lessonId}`);
  const answer = page.getByLabel(t('yourPrompt'));
  await answer.fill(good);

  // The check reaches the academy and its answer does not come back.
  await page.route('**/api/exercises/*/check', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    // To be offline may have ended it already.
    await route.abort('internetdisconnected').catch(() => undefined);
  });
  await page.getByRole('button', { name: t('check'), exact: true }).click();
  await expect(page.getByText(t('held.offline'))).toBeVisible();
  await expect(page.getByText(text('es', 'shared', 'offlineKept'))).toBeVisible();
  await expect(answer).toHaveValue(good);
  await page.unroute('**/api/exercises/*/check');
  await context.setOffline(false);
  await expect(page.getByText(text('es', 'shared', 'offlineKept'))).toHaveCount(0);
  await expect(page.getByText(t('passed'), { exact: true }).first()).toBeVisible();
  expect(await attempts()).toHaveLength(1);

  // A network that takes everything in and never answers.
  await page.route('**/*', () => {});
  await page
    .getByRole('link', { name: text('es', 'shared', 'nav.library') })
    .first()
    .click();
  await expect(page.getByText(text('es', 'shared', 'offlineKept'))).toBeVisible();
  await page.unroute('**/*');
  await expect(page.getByText(text('es', 'shared', 'offlineKept'))).toHaveCount(0);
});

test('A check that never left is sent after a reload, and counts once', async ({ open, request }) => {
  const { person, lessonId, attempts } = await begin(request);
  const { page } = await open({ language: 'es', person });
  const good = exercisesOf(course, 1)[0]?.samples.es.good[0] ?? '';
  await page.goto(`/lessons/${lessonId}`);
  await page.getByLabel(t('yourPrompt')).fill(good);
  await page.route('**/api/exercises/*/check', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: t('check'), exact: true }).click();
  await expect(page.getByText(t('held.server'))).toBeVisible();
  await page.unroute('**/api/exercises/*/check');
  await page.reload();
  await expect(page.getByLabel(t('yourPrompt'))).toHaveValue(good);
  const passed = page.getByText(t('passed'), { exact: true }).first();
  const again = page.getByRole('button', { name: t('held.resend') });
  await expect(passed.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(passed).toBeVisible();
  expect(await attempts()).toHaveLength(1);
});

test('A draft follows its learner to another device', async ({ open, request }) => {
  const { person, lessonId, drafts } = await begin(request);
  const { page: laptop } = await open({ language: 'es', person });
  await laptop.goto(`/lessons/${lessonId}`);
  await laptop.getByLabel(t('yourPrompt')).fill('Escribe un correo que empecé en el portátil');
  await expect.poll(drafts).toMatchObject([{ text: 'Escribe un correo que empecé en el portátil' }]);
  const { page: phone } = await open({ language: 'es', person, width: 390 });
  await phone.goto(`/lessons/${lessonId}`);
  await expect(phone.getByLabel(t('yourPrompt'))).toHaveValue('Escribe un correo que empecé en el portátil');
});

test('Two tabs that both write lose neither text', async ({ open, request }) => {
  const { person, lessonId, drafts } = await begin(request);
  const { page: one } = await open({ language: 'es', person });
  const { page: other } = await open({ language: 'es', person });
  for (const page of [one, other]) {
    // Both begin before either has written: a tab that reads later starts from the other's text.
    const read = page.waitForResponse(`**/api/lessons/${lessonId}/drafts`);
    await page.goto(`/lessons/${lessonId}`);
    await read;
  }
  await one.getByLabel(t('yourPrompt')).fill('El texto de la primera');
  await expect.poll(drafts).toMatchObject([{ text: 'El texto de la primera' }]);
  await other.getByLabel(t('yourPrompt')).fill('El texto de la segunda');
  await expect(other.getByText(t('draft.conflict'))).toBeVisible();
  await expect(other.getByText('El texto de la primera')).toBeVisible();
  await expect(other.getByLabel(t('yourPrompt'))).toHaveValue('El texto de la segunda');
  await other.getByRole('button', { name: t('draft.keepMine') }).click();
  await expect.poll(drafts).toMatchObject([{ text: 'El texto de la segunda' }]);
});

test('A note typed on the way out is kept, and two devices that write lose neither text', async ({
  open,
  request,
}) => {
  const { person, lessonId, note } = await begin(request);
  const { page: laptop } = await open({ language: 'es', person });
  const { page: phone } = await open({ language: 'es', person, width: 390 });
  const n = (key: string): string => text('es', 'notes', key);
  const field = (page: Page) => page.getByRole('textbox', { name: n('title') });
  await laptop.goto(`/lessons/${lessonId}`);
  await field(laptop).fill('Un rol y un formato');
  await laptop.goto('/courses');
  await expect.poll(note).toMatchObject({ text: 'Un rol y un formato' });
  for (const page of [laptop, phone]) {
    await page.goto(`/lessons/${lessonId}`);
    await expect(field(page)).toHaveValue('Un rol y un formato');
  }
  await field(laptop).fill('Desde el portátil');
  await expect.poll(note).toMatchObject({ text: 'Desde el portátil' });
  await field(phone).fill('Desde el móvil');
  await expect(phone.getByText(n('conflict.text'))).toBeVisible();
  await expect(phone.getByText('Desde el portátil')).toBeVisible();
  await phone.getByRole('button', { name: n('conflict.mine') }).click();
  await expect.poll(note).toMatchObject({ text: 'Desde el móvil' });
  await expect(phone.getByText(n('state.saved'), { exact: true })).toBeVisible();
});

test('A page whose check of the session gets no answer does not end the session', async ({
  open,
  request,
}) => {
  const { person } = await begin(request);
  const { page } = await open({ language: 'es', person });
  const account = page.getByRole('button', {
    name: text('es', 'shared', 'userMenu', { name: person.firstName }),
  });
  await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'));
  await page.goto('/courses');
  await expect(page.getByRole('button', { name: text('es', 'shared', 'signIn') })).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.reload();
  await expect(account).toBeVisible();
});
