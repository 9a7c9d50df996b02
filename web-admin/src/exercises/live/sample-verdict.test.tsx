import { RoleContext } from '../../app/role-context.ts';
import { expect, it } from '@jest/globals';
import type { Language } from '@academy/contracts/shared/language.ts';
import { I18nContext, ResourceContextProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider, withRubricTexts } from '../../app/i18n/i18n-provider.ts';
import { judgeInSteps, type LiveSample } from './judge-exercise.ts';
import { SampleVerdict } from './sample-verdict.tsx';

const none = { es: '', en: '' };
const judged = (language: Language, samples: { good: string[]; weak: string[] }): LiveSample[] => {
  const rubric = {
    passScore: 40,
    criteria: [
      { id: 'task' as const, weight: 2, mustHave: true },
      { id: 'must-nots' as const, weight: 1, mustHave: true, any: { es: ['reembolso'], en: ['a refund'] } },
      { id: 'constraints' as const, weight: 2 },
    ],
  };
  const exercise = { rubric, prompt: none, hints: {}, samples: { es: { good: [], weak: [] }, en: samples } };
  const report = [...judgeInSteps(exercise, language)].at(-1);
  return report?.samples.filter(({ kind }) => kind !== 'pasted') ?? [];
};
const drawn = async (language: Language, sample: LiveSample | undefined) => {
  const i18nProvider = await withRubricTexts(loadI18nProvider(language));
  if (!sample) throw new Error('There is no such sample');
  return renderToStaticMarkup(
    <I18nContext.Provider value={i18nProvider}>
      <RoleContext value="administrator">
        <ResourceContextProvider value="exercises">
          <SampleVerdict sample={sample} onApply={() => undefined} />
        </ResourceContextProvider>
      </RoleContext>
    </I18nContext.Provider>,
  );
};
const refund = 'Write an email to the shop and ask them for a refund.';

it('When a weak sample fails by a clause, then it is as expected and the clause is marked', async () => {
  const html = await drawn('en', judged('en', { good: [], weak: [refund] })[0]);
  expect(html).toContain('As expected');
  expect(html).toContain('What decides: “What it must not ask for”, which is essential (not respected).');
  expect(html).toMatch(/<mark class="mark mark--broken">[^<]*a refund/);
  expect(html).not.toContain('It would');
});

it('When a good sample fails, then it is to be solved and says what would turn it', async () => {
  const html = await drawn('es', judged('es', { good: [refund], weak: [] })[0]);
  expect(html).toContain('Por resolver');
  expect(html).toMatch(/\d+ de 100; no cumple un punto imprescindible: Lo que no debe pedir/);
  expect(html).toContain('Se superaría si…');
  expect(html).toContain('se quitara «Lo que no debe pedir»');
  // What is broken fails it whether or not it is essential.
  expect(html).not.toContain('no fuera imprescindible');
  expect(html).toContain('Hacerlo');
});

it('When a weak sample passes, then it says what the rest outweighs', async () => {
  const html = await drawn('en', judged('en', { good: [], weak: ['Write an email to the shop.'] })[0]);
  expect(html).toContain(
    'Every essential point is met. “Constraints” falls short (missing), but the rest is enough.',
  );
  expect(html).toContain('“Constraints” were essential');
});
