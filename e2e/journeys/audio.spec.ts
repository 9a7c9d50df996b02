import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';
import { languagesOf } from '../support/journey-languages.ts';
import { bearer, newPerson, registerByCall } from '../support/people.ts';
import { text } from '../support/texts.ts';

interface LessonSummary {
  id: string;
}

interface DocumentSummary {
  id: string;
  isPremium: boolean;
}

const segmentCall = '**/api/*/*/audio';

for (const language of languagesOf(import.meta.url)) {
  const t = (key: string, values = {}): string => text(language, 'audio', key, values);
  const button = (page: Page, state: string) =>
    page.getByRole('button', { name: t(`action.${state}`), exact: true });

  test(`A free member hears the first lesson and a free document, and goes on where they stopped (${language})`, async ({
    open,
    request,
  }) => {
    const person = newPerson('Noa');
    const headers = bearer((await registerByCall(request, person)).token);
    const listed = async <Row>(path: string): Promise<Row[]> => (await request.get(path, { headers })).json();
    const [first, second] = await listed<LessonSummary>('/api/courses/fundamentals/lessons');
    const document = (await listed<DocumentSummary>('/api/documents')).find(({ isPremium }) => !isPremium);
    if (!first || !second || !document) throw new Error('content is missing');
    const { page } = await open({ language, person });
    const speaking = page.locator('.reading [data-speaking]');
    const speed = page.getByLabel(t('rate'));

    await test.step('It is generated until it is cancelled, and can be asked for again', async () => {
      let hold = true;
      await page.route(segmentCall, async (route) => {
        if (!hold) await route.fallback();
      });
      await page.goto(`/lessons/${first.id}`);
      await button(page, 'idle').click();
      await button(page, 'generating').click();
      await expect(button(page, 'idle')).toBeVisible();
      hold = false;
    });

    await test.step('It sounds, faster where asked for, and the paragraph that is said is marked', async () => {
      await speed.selectOption('2');
      await button(page, 'idle').click();
      await expect(button(page, 'playing')).toBeVisible();
      await expect(page.getByText(t('voice.builtIn'))).toBeVisible();
      await expect(speaking).toHaveCount(1);
      await button(page, 'playing').click();
      await expect(speaking).toHaveCount(0);
    });

    await test.step('After a reload, speed and place are remembered', async () => {
      await page.reload();
      await expect(speed).toHaveValue('2');
      await button(page, 'resume').click();
      await expect(speaking).toHaveCount(1);
      await button(page, 'playing').click();
    });

    await test.step('The second lesson is read, not heard', async () => {
      await page.goto(`/lessons/${second.id}`);
      await expect(page.locator('.lesson__reading h1')).toBeVisible();
      await expect(button(page, 'idle')).toHaveCount(0);
    });

    await test.step('A document sounds; without a connection it says so', async () => {
      await page.goto(`/library/${document.id}`);
      await button(page, 'idle').click();
      await expect(button(page, 'playing')).toBeVisible();
      // Wherever the page has followed the voice to, it can be stopped.
      await page.locator('.reading > :nth-child(12)').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
      await expect(button(page, 'playing')).toBeInViewport({ ratio: 1 });
      await button(page, 'playing').click();
      await page.route(segmentCall, (route) => route.abort('internetdisconnected'));
      await page.getByRole('button', { name: t('fromBeginning') }).click();
      await expect(page.getByRole('alert')).toHaveText(t('failure.network'));
    });
  });
}
