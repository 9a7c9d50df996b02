import { expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, RecordContextProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { community as english } from '../locales/en/community.ts';
import { community as spanish } from '../locales/es/community.ts';
import { ReportedWordings } from './reported-wordings.tsx';

const at = '2026-03-02T10:00:00.000Z';
const wordings = [
  { wording: 'a', title: 'An old title', content: 'The reported text', at },
  { wording: 'b', title: null, content: '<b>Another one</b>', at },
];

const drawn = (record: object, language: 'en' | 'es') => {
  const i18nProvider = polyglotI18nProvider(
    () => ({ ...englishMessages, resources: language === 'en' ? english : spanish }),
    language,
    [],
    { allowMissing: true },
  );
  return renderToStaticMarkup(
    <I18nContext.Provider value={i18nProvider}>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <RecordContextProvider value={{ id: 'post_1', ...record }}>
          <ReportedWordings />
        </RecordContextProvider>
      </LanguageProvider>
    </I18nContext.Provider>,
  );
};

it.each([
  ['en', 'Versions kept for moderators (2)'],
  ['es', 'Versiones guardadas para moderación (2)'],
] as const)(
  'When wordings are kept, then they are there, folded, as they were written (%s)',
  (language, title) => {
    const html = drawn({ status: 'deleted', content: '', wordings }, language);
    expect(html).toMatch(/<details(?![^>]* open)/);
    expect(html).toContain(title);
    expect(html).toContain('An old title\n\nThe reported text');
    expect(html).toContain('&lt;b&gt;Another one');
  },
);

it.each([{}, { wordings: [] }])('When none is kept, then nothing is drawn: %j', (record) => {
  expect(drawn(record, 'en')).toBe('');
});
