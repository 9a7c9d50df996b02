import { expect, it } from '@jest/globals';
import englishMessages from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, ListContextProvider, useList, type RaRecord } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { mails } from '../locales/en/mails.ts';
import { ListNothing } from './list-nothing.tsx';

const i18n = polyglotI18nProvider(
  () => ({ ...englishMessages, resources: { mails: mails.mails, feeds: { empty: 'No feeds.' } } }),
  'en',
);

function Empty({ resource, filter }: { resource: string; filter: Record<string, unknown> }) {
  const list = { ...useList<RaRecord>({ data: [] }), filterValues: filter };
  return (
    <ListContextProvider value={list}>
      <ListNothing text={`resources.${resource}.empty`} />
    </ListContextProvider>
  );
}

const drawn = (resource: string, filter: Record<string, unknown>) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={i18n}>
      <Empty resource={resource} filter={filter} />
    </I18nContext.Provider>,
  );

it('When a list is empty and nothing is filtered, then it says nothing of filters', () => {
  expect(drawn('mails', {})).toContain('No mail has been sent yet.');
});

it('When filters leave nothing, then it says that none match', () => {
  expect(drawn('mails', { status: 'failed' })).toContain(mails.mails.empty);
});

it('When a resource has one text for both, then that stands', () => {
  expect(drawn('feeds', {})).toContain('No feeds.');
});
