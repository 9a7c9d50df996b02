import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { SharedAttempt } from '@academy/contracts/http/catalog/shared-attempts.ts';
import { SharedAttemptView } from './shared-attempt-view.tsx';
import { sharedAttemptState, type SharedAttemptState } from '../../model/shared-attempt-state.ts';
import { useLessonTexts } from '../../../../../test/support/texts.ts';

beforeAll(useLessonTexts);

const summary = {
  id: 'one',
  exerciseId: 'first--one--first',
  exerciseTitleEs: 'Pide la rueda',
  exerciseTitleEn: 'Ask for the wheel',
  lessonId: 'first--one',
  score: 80,
  passScore: 60,
  passed: true,
  author: 'Ana R.',
  own: false,
};
const locked: SharedAttempt = { ...summary, locked: true };
const unlocked: SharedAttempt = {
  ...summary,
  locked: false,
  answer: 'Write to <the shop>',
  language: 'en',
  override: null,
  criteria: [
    {
      id: 'mentions',
      key: 'mentions',
      label: 'Names the part',
      status: 'missing',
      weight: 1,
      mustHave: true,
      spans: [{ start: 0, end: 5 }],
      message: 'The part is not named.',
      hint: null,
    },
  ],
};

const rendered = async (state: SharedAttemptState, language: 'es' | 'en' = 'en') => {
  await i18next.changeLanguage(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <SharedAttemptView state={state} onRetry={() => undefined} />
    </MemoryRouter>,
  );
};
const shown = (attempt: SharedAttempt): SharedAttemptState => ({ status: 'shown', attempt });

describe('what is known of a shared attempt', () => {
  const gone = new ApiError(404, 'Not Found', '');

  test('When it was read and is gone since, then it is gone', () => {
    expect(sharedAttemptState({ data: locked, error: gone })).toEqual({ status: 'gone' });
  });

  test('When it was read and cannot be read again, then it stays', () => {
    const error = new NetworkError(null);
    expect(sharedAttemptState({ data: locked, error })).toEqual(shown(locked));
    expect(sharedAttemptState({ data: undefined, error })).toEqual({ status: 'failed' });
    expect(sharedAttemptState({ data: undefined, error: null })).toEqual({ status: 'loading' });
  });
});

describe('a shared attempt in a post', () => {
  test.each([
    [
      'en',
      'Ask for the wheel',
      '80 out of 100 · passed',
      'Attempt by Ana R.',
      'once you have passed the exercise',
    ],
    [
      'es',
      'Pide la rueda',
      '80 de 100 · superado',
      'Intento de Ana R.',
      'cuando hayas superado el ejercicio',
    ],
  ] as const)('When it is locked, then it says so in the language %s', async (language, ...parts) => {
    const html = await rendered(shown(locked), language);
    for (const part of parts) expect(html).toContain(part);
    expect(html).toContain('href="/lessons/first--one?exercise=first--one--first"');
    expect(html).not.toContain('<details');
  });

  test('When it is unlocked, then text and criteria are there, folded away, and the text is no markup', async () => {
    const html = await rendered(shown(unlocked));
    expect(html).toMatch(/<details><summary>Show the prompt and its verdict<\/summary>/);
    expect(html).toContain('Write to &lt;the shop&gt;');
    for (const part of ['Names the part', 'missing', 'essential', 'The part is not named.'])
      expect(html).toContain(part);
    expect(html).not.toContain('once you have passed');
  });

  test("When it is the reader's own, then it says so in place of the name", async () => {
    const html = await rendered(shown({ ...unlocked, own: true }));
    expect(html).toContain('Your attempt');
    expect(html).not.toContain('Ana R.');
  });

  test('When staff have overruled it, then their decision counts and is shown', async () => {
    const override = { passed: false, reason: 'It copies the example', at: '2026-01-01T12:00:00.000Z' };
    const html = await rendered(shown({ ...unlocked, passed: false, override }));
    expect(html).toContain('80 out of 100 · not passed');
    expect(html).toContain('A teacher has marked this attempt as not passed');
    expect(html).toContain('It copies the example');
  });

  test('When it is on its way, gone or not loaded, then it says so', async () => {
    expect(await rendered({ status: 'loading' })).toContain('aria-label="Loading"');
    expect(await rendered({ status: 'gone' })).toContain('This attempt is no longer available.');
    expect(await rendered({ status: 'gone' }, 'es')).toContain('Este intento ya no está disponible.');
    expect(await rendered({ status: 'failed' })).toMatch(/could not be loaded.*Try again<\/button>/);
  });
});
