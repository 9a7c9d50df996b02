import { expect, it } from '@jest/globals';
import type { Language } from '@academy/contracts/shared/language.ts';
import { sampleJudge } from '@academy/prompt-rubric/self-test.ts';
import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import type { CheckedText, CheckState } from './checked-text.ts';
import { LearnerExercise } from './learner-exercise.tsx';
import { LearnerWords } from './learner-words.tsx';

const form = {
  titleEs: 'La rueda',
  titleEn: 'The wheel',
  promptEs: 'Pide la rueda.',
  promptEn: 'Ask for the wheel.',
  hints: {
    nudge: { es: 'Empuja', en: 'Push' },
    targeted: { es: 'Mira', en: 'Look' },
    example: { es: 'Así', en: 'So' },
  },
};
const rubric = {
  passScore: 60,
  criteria: [
    { id: 'task' as const, weight: 2, mustHave: true },
    { id: 'must-nots' as const, weight: 1, mustHave: true, any: { es: ['reembolso'], en: ['a refund'] } },
  ],
};
const answer = 'Write an email to the shop and ask them for a refund.';

const checkedIn = (language: Language): CheckedText => {
  const samples = { es: { good: [], weak: [] }, en: { good: [], weak: [] } };
  const prompt = { es: form.promptEs, en: form.promptEn };
  const verdict = sampleJudge({ rubric, prompt, hints: form.hints, samples })(answer, language);
  return { text: answer, question: '', press: 1, verdict, passScore: rubric.passScore, language };
};

interface Drawn {
  answer: string;
  checked: CheckedText | null;
  state?: CheckState;
  isFormer?: boolean;
  isFresh?: boolean;
}

/** In the words of a learner of that language, while the console speaks English. */
const drawn = async (language: Language, shown: Drawn) => {
  const ignore = () => undefined;
  const props = { state: 'ready', isFormer: false, isFresh: false, ...shown } as const;
  return renderToStaticMarkup(
    <I18nContext.Provider value={await loadI18nProvider('en')}>
      <LearnerWords language={language}>
        <LearnerExercise exercise={form} {...props} onChange={ignore} onCheck={ignore} />
      </LearnerWords>
    </I18nContext.Provider>,
  );
};

it.each([
  ['es', ['La rueda', 'Pide la rueda.', 'Comprobar', 'Las pistas no restan puntos.']],
  ['en', ['The wheel', 'Ask for the wheel.', 'Check', 'Hints don&#x27;t cost points.']],
] as const)(
  'When an exercise is shown as to learners (%s), then it speaks their language',
  async (language, words) => {
    const html = await drawn(language, { answer: '', checked: null });
    for (const word of words) expect(html).toContain(word);
    expect(html).not.toContain('verdict__score');
  },
);

it.each([
  ['es', 'falla lo imprescindible', 'imprescindible', 'algo lo estropea'],
  ['en', 'something essential is not right', 'essential', 'something spoils it'],
] as const)(
  'When a text was checked (%s), then its verdict stands there and its words are marked',
  async (language, ...words) => {
    const html = await drawn(language, { answer, checked: checkedIn(language) });
    for (const word of words) expect(html).toContain(word);
    expect(html).toMatch(/verdict__score"><b>\d+<\/b>/);
    expect(html).toMatch(/mark mark--broken">[^<]*refund/);
  },
);

it('When the text is another than the checked one, then the verdict says so', async () => {
  const html = await drawn('en', { answer: `${answer} Thanks.`, checked: checkedIn('en') });
  expect(html).toContain('You have changed the text since this check.');
});

it('When nothing can be checked, then the button is off and the reason stands beside it', async () => {
  const html = await drawn('es', { answer, checked: null, state: 'incomplete' });
  expect(html).toMatch(/<button[^>]*disabled[^>]*>Comprobar/);
  expect(html).toContain('<span lang="en">The rubric breaks a rule');
});

it('When a check is on its way, then the button says so and keeps the focus, which disabled it would lose', async () => {
  const html = await drawn('es', { answer, checked: null, state: 'checking' });
  const [button] = html.match(/<button[^>]*>Comprobando/) ?? [];
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toMatch(/\bdisabled=""/);
});

it('When a press is answered, then what is open is said once; when the form is changed, then nothing is', async () => {
  const checked = checkedIn('en');
  const said = async (isFresh: boolean) =>
    /role="status">([^<]*)</.exec(await drawn('en', { answer, checked, isFresh }))?.[1];
  expect(await said(true)).toMatch(/^To improve: .*\(essential\): something spoils it\.$/);
  expect(await said(false)).toBe('');
});

it('When the verdict is by an earlier form, then it says that another is on its way', async () => {
  const checked = checkedIn('en');
  const former = await drawn('en', { answer, checked, isFormer: true, state: 'checking' });
  expect(former).toMatch(/aria-busy="true"><section class="verdict"/);
  expect(await drawn('en', { answer, checked })).toMatch(/aria-busy="false"><section class="verdict"/);
});

it('When a text is too long, then it says by how much, and is not checked', async () => {
  const html = await drawn('en', { answer: 'a'.repeat(10_003), checked: null });
  expect(html).toContain('3 characters over the limit of 10,000');
  expect(html).toMatch(/<button[^>]*disabled[^>]*>Check</);
});
