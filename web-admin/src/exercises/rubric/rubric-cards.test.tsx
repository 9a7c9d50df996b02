import { RoleContext } from '../../app/role-context.ts';
import { expect, it } from '@jest/globals';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { criteria } from '@academy/prompt-rubric/criteria/registry.ts';
import { CRITERION_IDS } from '@academy/prompt-rubric/rubric.ts';
import { I18nContext, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider, withRubricTexts } from '../../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../../app/i18n/language-context.tsx';
import { rubric as english } from '../../locales/en/rubric.ts';
import { rubric as spanish } from '../../locales/es/rubric.ts';
import { RubricCards } from './rubric-cards.tsx';
import { faultsOf, readRubric, writeRubric } from './rubric-text.ts';
import { useNamedFaultText } from './use-card-fault.ts';
import { YamlInput } from './yaml-input.tsx';

const rubric: RubricData = {
  passScore: 60,
  criteria: [
    { id: 'task', weight: 3, mustHave: true },
    { id: 'mentions', weight: 1, any: { es: [], en: [] }, label: { es: 'La pieza', en: 'The part' } },
  ],
};

async function drawn(language: Language, children: ReactNode) {
  const i18nProvider = await withRubricTexts(loadI18nProvider(language));
  return renderToStaticMarkup(
    <LanguageProvider initial={{ language, i18nProvider }}>
      <I18nContext.Provider value={i18nProvider}>
        <RoleContext value="administrator">
          <ResourceContextProvider value="exercises">{children}</ResourceContextProvider>
        </RoleContext>
      </I18nContext.Provider>
    </LanguageProvider>,
  );
}
const nothing = () => undefined;
const cards = (language: Language, marksFaults: boolean, shown: RubricData = rubric) =>
  drawn(
    language,
    <RubricCards {...{ rubric: shown, marksFaults, hasReferences: false }} onChange={nothing} />,
  );
const group = { id: 'one', label: { es: 'Uno', en: 'One' }, atLeast: 1, of: ['task', 'mentions'] };
const wheel = { es: ['rueda'], en: ['wheel'] };
const complete = { ...rubric, criteria: [rubric.criteria[0]!, { ...rubric.criteria[1]!, any: wheel }] };

/** What is said below the cards of the first rule that is broken. */
function FirstFault({ broken }: { broken: RubricData }) {
  const said = useNamedFaultText();
  const [fault] = faultsOf(broken);
  return fault && said(fault, broken);
}

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

it('When several cards lack their words and a save was tried, then the first of them is open', async () => {
  const empty = { id: 'mentions' as const, weight: 1, any: { es: [], en: [] } };
  const criteria = [...complete.criteria, { ...empty, key: 'a' }, { ...empty, key: 'b' }];
  const html = await cards('en', true, { ...complete, criteria });
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
  expect(html.match(/To complete/g)).toHaveLength(2);
});

it('When one of the words is enough, then the card offers to count other words for them, and else it does not', async () => {
  const withWords = (setting: Partial<RubricData['criteria'][number]>) =>
    cards('en', true, { ...rubric, criteria: [rubric.criteria[0]!, { ...rubric.criteria[1]!, ...setting }] });
  const offer = 'Also in other words that mean the same';
  expect(await withWords({})).toContain(offer);
  expect(await withWords({})).not.toContain('checked=""');
  expect(await withWords({ byMeaning: true })).toContain('checked=""');
  expect(await withWords({ atLeast: 2 })).not.toContain(offer);
});

it('When a card breaks a rule before a save, then its head says that it is to be completed', async () => {
  expect((await cards('en', false)).match(/To complete/g)).toHaveLength(1);
  expect(await cards('en', false, complete)).not.toContain('To complete');
});

it('When there are six groups, then no seventh can be added, and each shows its hint', async () => {
  const hint = { es: 'Elige una.', en: 'Choose one.' };
  const groups = Array.from({ length: 6 }, (_, at) => ({ ...group, id: `group-${at}`, hint }));
  const html = await cards('en', false, { ...complete, groups });
  expect(html).toContain('Six groups at most.');
  expect(html.match(/Choose one\./g)?.length).toBeGreaterThanOrEqual(6);
  expect(await cards('en', false, { ...complete, groups: groups.slice(1) })).not.toContain('Six groups');
});

it.each([
  [
    'a word is one character',
    { ...complete, criteria: [{ ...complete.criteria[1]!, any: { es: ['7'], en: ['wheel'] } }] },
    '«La pieza»: Cada palabra necesita al menos 2 caracteres',
  ],
  ['there are no points', { ...rubric, criteria: [] }, 'Añade al menos un punto'],
  [
    'there are seven groups',
    { ...complete, groups: Array.from({ length: 7 }, (_, at) => ({ ...group, id: `group-${at}` })) },
    'Como máximo, 6 grupos',
  ],
  [
    'a group has one point',
    { ...complete, groups: [{ ...group, of: ['task'] }] },
    '«Uno»: Marca al menos dos',
  ],
])('When %s, then it is said below the cards as a person would say it', async (_case, broken, said) => {
  expect(await drawn('es', <FirstFault broken={broken} />)).toBe(said);
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
