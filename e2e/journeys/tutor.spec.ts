import { expect } from '@playwright/test';
import { startAiWithModel, type AiWithModel } from '../support/ai-with-model.ts';
import { test } from '../support/browser.ts';
import { signInToConsole } from '../support/console-sign-in.ts';
import { consoleTexts } from '../support/console-texts.ts';
import { exercisesOf } from '../support/content.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { administrator, bearer, newPerson, registerByCall, registerWithRight } from '../support/people.ts';
import { firstLessonOf } from '../support/exercises.ts';
import { text } from '../support/texts.ts';
import { highlighted, tutorOn } from '../support/tutor.ts';

const lesson = '/lessons/fundamentals--write-for-someone';
const questions = {
  es: '  ¿Qué tengo que decir de quien va a leer?\n',
  en: '  What should I say about the person who reads it?\n',
};

const thanks = { es: 'Muchas gracias', en: 'Thank you very much' };
const near = {
  es: '¿Qué es el prompt caching y cuánto se ahorra en la factura?',
  en: 'How do I connect a model to my company’s database so it answers from our documents?',
};
const far = {
  es: '¿Quién ganó la liga de fútbol el año pasado?',
  en: 'How long should I boil a soft egg from the fridge?',
};
const topic = { es: '¿Para quién escribo un prompt?', en: 'Who do I write a prompt for?' };

for (const language of languagesOf(import.meta.url)) {
  const shared = (key: string): string => text(language, 'shared', key);

  test(`A visitor is invited, signs in, asks, and opens the source at its passage (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Vera');
    await registerByCall(request, person);
    const { page } = await open({ language });
    const tutor = tutorOn(page, language);
    const { t, dialog } = tutor;
    await page.goto('/');
    await tutor.open();
    await expect(dialog.getByRole('heading', { name: t('invitation.title') })).toBeVisible();
    await expect(tutor.field).toHaveCount(0);
    const signIn = async (): Promise<void> => {
      await dialog.getByRole('button', { name: shared('signIn') }).click();
      const form = page.getByRole('dialog', { name: text(language, 'auth', 'signIn.title') });
      await form.getByLabel(text(language, 'auth', 'field.email')).fill(person.email);
      await form.getByLabel(text(language, 'auth', 'field.password'), { exact: true }).fill(person.password);
      await form.getByRole('button', { name: text(language, 'auth', 'signIn.submit') }).click();
    };
    await signIn();
    await expect(dialog.getByRole('heading', { name: t('empty.title') })).toBeVisible();

    await tutor.field.fill('   \n');
    await expect(tutor.button('send')).toBeDisabled();
    const asked = page.waitForRequest('**/api/ai-tutor/chat/stream');
    await tutor.field.fill(questions[language]);
    await tutor.field.press('Enter');
    expect((await asked).postDataJSON()).toMatchObject({ message: questions[language], language });
    await tutor.settled();
    await expect(dialog.getByText(t('answeredBy.built-in'))).toBeVisible();
    await tutor.expectAccessible();

    const source = dialog
      .getByRole('list', { name: t('sources') })
      .getByRole('link')
      .first();
    await source.click();
    await expect(page).toHaveURL(/\/(lessons|library)\/[^?]+\?.*passage=/);
    await expect(page.getByRole('status').filter({ hasText: shared('passage.found') })).toHaveCount(1);
    // The address has the beginning of the passage; of a table, its first cells.
    const [cited = ''] = (new URL(page.url()).searchParams.get('passage') ?? '').split(' · ');
    await expect.poll(() => highlighted(page)).toContain(cited.slice(0, 12));
    await expect(page.locator('main .reading :focus')).toHaveCount(1);
    const address = page.url();

    await tutor.button('edit').click();
    await expect(tutor.field).toHaveValue(questions[language]);
    await tutor.send(thanks[language]);
    await tutor.settled();
    await expect(tutor.turns).toHaveCount(1);
    await expect(tutor.turns).toContainText(thanks[language]);
    await dialog.getByRole('button', { name: t('clear') }).click();
    await expect(dialog.getByRole('heading', { name: t('empty.title') })).toBeVisible();
    await dialog
      .getByRole('list', { name: t('empty.suggestions') })
      .getByRole('button')
      .first()
      .click();
    await tutor.settled();

    // The conversation ends with the session; the address of the passage is anybody's who may read it.
    await page.getByRole('button', { name: text(language, 'shared', 'userMenu', { name: 'Vera' }) }).click();
    await page.getByText(shared('logout'), { exact: true }).click();
    await expect(dialog.getByRole('heading', { name: t('invitation.title') })).toBeVisible();
    await signIn();
    await expect(dialog.getByRole('heading', { name: t('empty.title') })).toBeVisible();
    await page.goto(address);
    await expect.poll(() => highlighted(page)).not.toBe('');
  });

  test(`A tutor that is away says so, and can be asked again (${language})`, async ({ open, request }) => {
    const person = newPerson('Paz');
    await registerByCall(request, person);
    const { page } = await open({ language, person, width: 390 });
    const tutor = tutorOn(page, language);
    await page.goto(lesson);
    await page.route('**/api/ai-tutor/chat/stream', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await page.route('**/api/ai-tutor/chat/stream', (route) => route.abort(), { times: 1 });
    const dialogCode = Promise.withResolvers<void>();
    await page.route('**/assets/tutor-*.js', async (route) => {
      await dialogCode.promise;
      await route.fallback();
    });
    const button = page.getByRole('button', { name: shared('tutor'), exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    dialogCode.resolve();
    await expect(tutor.dialog).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'false');
    await tutor.send(questions[language]);
    await expect(tutor.turns.getByText(tutor.t('failure.offline'))).toBeVisible();
    await tutor.button('retry').click();
    await expect(tutor.turns.getByText(tutor.t('failure.away'))).toBeVisible();
    await tutor.expectAccessible();
    await tutor.button('retry').click();
    await expect(tutor.turns.getByText(tutor.t('answeredBy.built-in'))).toBeVisible();

    // On a phone the dialog covers the page, and makes way for the source.
    await tutor.dialog
      .getByRole('list', { name: tutor.t('sources') })
      .getByRole('link')
      .first()
      .click();
    await expect(tutor.dialog).toBeHidden();
    await expect.poll(() => highlighted(page)).not.toBe('');
  });
}

test('The tutor offers the next hint of the exercise, and an opened one stays open (es)', async ({
  open,
  request,
}) => {
  const [exercise] = exercisesOf('fundamentals', 1);
  if (!exercise) throw new Error('the first lesson has no exercise');
  const person = newPerson('Noa');
  const headers = bearer((await registerByCall(request, person)).token);
  const { lessonId, exerciseIds } = await firstLessonOf(request, 'fundamentals', headers);
  const { page } = await open({ language: 'es', person });
  const tutor = tutorOn(page, 'es');
  const t = (key: string): string => text('es', 'lessons', key);
  const nudge = exercise.hints.nudge.es.slice(0, 40);
  await page.goto(`/lessons/${lessonId}`);
  await page.getByLabel(t('yourPrompt')).fill(exercise.samples.es.weak[0] ?? '');
  await tutor.open();
  await tutor.send('¿Qué le falta a mi prompt?');
  await tutor.settled();
  await tutor.dialog.getByRole('button', { name: t('hint.open.nudge') }).click();
  await expect(tutor.dialog.getByText(nudge)).toBeVisible();
  await expect(tutor.dialog.getByRole('button', { name: t('hint.open.targeted') })).toBeVisible();

  const kept = await request.get(`/api/exercises/${exerciseIds[0]}/hints`, { headers });
  expect(await kept.json()).toMatchObject({ opened: [{ level: 'nudge' }], next: 'targeted' });
  await page.reload();
  const ladder = page.getByRole('region', { name: t('hint.title') });
  await expect(ladder.getByText(nudge)).toBeVisible();
  await expect(ladder.getByRole('button', { name: t('hint.open.targeted') })).toBeVisible();
});

for (const language of languagesOf(import.meta.url)) {
  test(`What is near or not taught is said so, goes to the team, and a free member is led to Help (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Vera');
    await registerByCall(request, person);
    const { page } = await open({ language, person });
    const tutor = tutorOn(page, language);
    const { t } = tutor;
    await page.goto('/');
    await tutor.open();

    await tutor.send(questions[language]);
    await tutor.settled();
    await expect(tutor.turns.last().getByText(t('kind.answer'), { exact: true })).toBeVisible();
    await expect(tutor.turns.last().getByRole('link', { name: t('ask.help.link') })).toHaveCount(0);

    await tutor.send(near[language]);
    await tutor.settled();
    await expect(tutor.turns.last().getByText(t('kind.nearest'), { exact: true })).toBeVisible();
    await expect(
      tutor.turns
        .last()
        .getByRole('list', { name: t('places') })
        .getByRole('link'),
    ).toHaveCount(2);
    await tutor.expectAccessible();

    await test.step('The question goes to the team once, and staff find it without a name', async () => {
      const turn = tutor.turns.last();
      await turn.getByRole('button', { name: t('team.send') }).click();
      await expect(turn.getByRole('status')).toHaveText(t('team.sent'));
      await expect(turn.getByRole('button', { name: t('team.send') })).toHaveCount(0);
      await tutor.expectAccessible();

      const { 'tutor-questions': sent } = consoleTexts(language).resources;
      const staff = await open({ language });
      await signInToConsole(staff.page, language, administrator());
      await staff.page.getByRole('menuitem', { name: sent.menu }).click();
      // The newest first: an earlier run may have left the same question.
      const row = staff.page.getByRole('row').filter({ hasText: near[language] }).first();
      await expect(row).toContainText(sent.kinds.nearest);
      await expect(row).not.toContainText(person.firstName);
      await row.getByRole('button', { name: sent.action.done }).click();
      await expect(row.getByText(sent.statuses.done)).toBeVisible();
    });

    await tutor.send(far[language]);
    await tutor.settled();
    await expect(tutor.turns.last().getByText(t('kind.not-taught'), { exact: true })).toBeVisible();
    await expect(tutor.button('team.send')).toHaveCount(1);
    await tutor.expectAccessible();
    await tutor.turns
      .last()
      .getByRole('link', { name: t('ask.help.link') })
      .click();
    await expect(page).toHaveURL(/\/help$/);
  });

  test(`Who may post asks the community with the question filled in (${language})`, async ({
    open,
    request,
  }) => {
    const person = await registerWithRight(request, 'Vera', 'isPremium');
    const { page } = await open({ language, person });
    const tutor = tutorOn(page, language);
    await page.goto('/');
    await tutor.open();
    await tutor.send(far[language]);
    await tutor.settled();
    await tutor.turns
      .last()
      .getByRole('link', { name: tutor.t('ask.community.link') })
      .click();
    const post = page.getByRole('dialog', { name: text(language, 'community', 'newPost') });
    await expect(post.getByLabel(text(language, 'community', 'form.title'))).toHaveValue(far[language]);
    await expect(post.locator('textarea')).toHaveValue(far[language]);
    // The address, which servers see, has nothing of it.
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(post).toHaveCount(0);
  });
}

test.describe('with a language model', () => {
  test.describe.configure({ mode: 'serial' });
  let ai: AiWithModel;
  test.beforeAll(async () => {
    ai = await startAiWithModel({ AI_TOKENS_PER_DAY_FREE: '4000', AI_CALLS_PER_MINUTE: '100' });
  });
  test.afterAll(() => ai.stop());

  // Five minutes as they pass, before a release; with a moved clock in services/ai (send-frames.test.ts).
  if (process.env.FULL === '1')
    test('An answer that takes five minutes comes whole', async ({ open, request }) => {
      test.setTimeout(8 * 60_000);
      const person = newPerson('Iris');
      await registerByCall(request, person);
      const { page } = await open({ language: 'en', person });
      await ai.serve(page);
      const tutor = tutorOn(page, 'en');
      await page.goto(lesson);
      await tutor.open();
      // A word well within the time after which a silent model is given up (OPENAI_IDLE_TIMEOUT_MS, 20 s).
      const pieces = [...Array.from({ length: 30 }, (_, n) => `word${n}\n\n`), 'the end.'];
      ai.provider.reset();
      ai.provider.next({ kind: 'answer', pieces, betweenMs: 10_000 });
      await tutor.send(topic.en);
      await expect(tutor.turns.getByText('word0')).toBeVisible({ timeout: 60_000 });
      await expect(tutor.turns.getByText('the end.')).toBeVisible({ timeout: 6 * 60_000 });
      expect(ai.provider.calls[0]?.wasAborted).toBe(false);
    });

  for (const language of languagesOf(import.meta.url)) {
    test(`Stop keeps what came; a spent budget says when it is back (${language})`, async ({
      open,
      request,
    }) => {
      const person = newPerson('Iris');
      await registerByCall(request, person);
      const { page } = await open({ language, person });
      await ai.serve(page);
      const tutor = tutorOn(page, language);
      const { t } = tutor;
      await page.goto(lesson);
      await tutor.open();
      await expect(tutor.dialog.getByText('gpt-4o-mini')).toBeVisible();

      // Longer than a busy machine takes until Stop is pressed, and shorter than an answer may be. In paragraphs: beside
      // an exercise a model's answer is shown a paragraph at a time.
      const pieces = Array.from({ length: 300 }, (_, n) => `palabra${n}\n\n`);
      ai.provider.reset();
      ai.provider.next({ kind: 'answer', pieces, betweenMs: 400 });
      await tutor.send(topic[language]);
      await expect(tutor.button('thinking')).toBeDisabled();
      await expect(tutor.turns.getByText('palabra3')).toBeVisible();
      const stoppedAt = Date.now();
      await tutor.field.press('Escape');
      await expect(tutor.turns.getByText(t('stopped'))).toBeVisible();
      await expect(tutor.turns.getByText('palabra3')).toBeVisible();
      await expect.poll(() => ai.provider.calls[0]?.wasAborted).toBe(true);
      expect(ai.provider.calls[0]!.endedAt! - stoppedAt).toBeLessThan(2_000);

      ai.provider.next({ kind: 'answer', pieces: ['**Nombra** a quien lee [1].'] });
      await tutor.button('retry').click();
      await expect(tutor.turns.getByRole('link', { name: /1/ }).first()).toBeVisible();
      await expect(tutor.turns.locator('strong')).toHaveText('Nombra');
      await expect(tutor.turns).toHaveCount(1);

      const spent = tutor.turns.getByText('00:00 UTC');
      for (let asked = 0; asked < 6 && !(await spent.isVisible()); asked += 1) {
        ai.provider.next({ kind: 'flood', tokens: 10_000 });
        await tutor.send(topic[language]);
        await tutor.settled();
      }
      await expect(spent).toBeVisible();
      await expect(
        tutor.turns.getByRole('button', { name: text(language, 'plans', 'upgrade.action') }),
      ).toBeVisible();
    });
  }
});
