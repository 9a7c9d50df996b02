import { expect, it } from '@jest/globals';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { criteria } from '@academy/prompt-rubric/criteria/registry.ts';
import { CRITERION_IDS } from '@academy/prompt-rubric/rubric.ts';
import { I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../../app/i18n/language-context.tsx';
import { rubric as english } from '../../locales/en/rubric.ts';
import { rubric as spanish } from '../../locales/es/rubric.ts';
import { RubricCards } from './rubric-cards.tsx';
import { readRubric, writeRubric } from './rubric-text.ts';
import { YamlInput } from './yaml-input.tsx';

const rubric: RubricData = {
  passScore: 60,
  criteria: [
    { id: 'task', weight: 3, mustHave: true },
    { id: 'mentions', weight: 1, any: { es: [], en: [] }, label: { es: 'La pieza', en: 'The part' } },
  ],
};

async function drawn(language: Language, children: ReactNode) {
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <LanguageProvider initial={{ language, i18nProvider }}>
      <I18nContext.Provider value={i18nProvider}>{children}</I18nContext.Provider>
    </LanguageProvider>,
  );
}
const nothing = () => undefined;
const cards = (language: Language, marksFaults: boolean) =>
  drawn(language, <RubricCards {...{ rubric, marksFaults, hasReferences: false }} onChange={nothing} />);

it('When a rubric is shown as cards, then each says its name, its weight and whether it is essential', async () => {
  const html = await cards('es', false);
  expect(html).toContain('>La pieza<');
  expect(html).toContain('Datos del caso');
  expect(html).toContain('peso 3');
  expect(html.match(/Imprescindible/g)).toHaveLength(1);
  expect(html).not.toContain('Palabras en español');
  expect(await cards('en', false)).toContain('>The part<');
});

it('When a card lacks its words and a save was tried, then it is open and says so', async () => {
  const html = await cards('en', true);
  expect(html).toContain('Words in Spanish');
  expect(html).toContain('Add words in both languages');
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
});

it('When a line of YAML breaks a rule, then its number is told apart and the message names it', async () => {
  const text = writeRubric(rubric).replace('weight: 3', 'weight: 30');
  const reading = readRubric(text);
  if (!('fault' in reading)) throw new Error('It fits');
  const html = await drawn(
    'en',
    <YamlInput {...{ text, fault: reading.fault }} onChange={nothing} onBlur={nothing} />,
  );
  expect(html).toContain('Line 4, criterion 1, weight: 10 at most');
  expect(html).toMatch(/aria-invalid="true"/);
});

it('When a criterion exists, then both languages call it as learners read it', () => {
  const names = (texts: typeof english) => CRITERION_IDS.map((id) => texts.rubric.criteria[id].name);
  expect(names(english)).toEqual(CRITERION_IDS.map((id) => criteria[id].messages.label.en));
  expect(names(spanish)).toEqual(CRITERION_IDS.map((id) => criteria[id].messages.label.es));
});
