import { expect, it } from '@jest/globals';
import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { PassageChoice } from './passage-choice.tsx';
import { stateOf, type PassagesState } from './use-passages.ts';

const search = { isFailed: false, isLoading: false, isAsked: true, isFound: false };

it.each([
  [{ ...search, isAsked: false }, 'unasked'],
  [{ ...search, isLoading: true, isFound: true }, 'loading'],
  [{ ...search, isFailed: true }, 'failed'],
  [search, 'none'],
  [{ ...search, isFound: true }, 'found'],
] as const)('When a search for passages is %j, then it is said to be %s', (of, state) => {
  expect(stateOf(of)).toBe(state);
});

const said = async (language: 'es' | 'en', state: PassagesState): Promise<string | undefined> => {
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={await loadI18nProvider(language)}>
      <PassageChoice passages={[]} state={state} value={null} onChange={() => undefined} fault={undefined} />
    </I18nContext.Provider>,
  );
  return /role="status"[^>]*>([^<]*)/.exec(html)?.[1];
};

it('When there are no passages to choose from, then why is said aloud in the reader’s language', async () => {
  expect(await said('es', 'loading')).toBe('Buscando pasajes…');
  expect(await said('en', 'failed')).toContain('Failed to fetch the passages');
  expect(await said('es', 'none')).toContain('Ningún pasaje encaja');
  expect(await said('en', 'found')).toBe('');
});
