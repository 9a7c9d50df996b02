import { expect, it } from '@jest/globals';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { UndecidedList } from './undecided-dialog.tsx';

const undecided = [
  { item: { id: 'post_1', title: 'Buy now' } as ModerationCase, error: new Error('It changed') },
  { item: { id: 'reply_2', title: '' } as ModerationCase, error: new Error('Its author deleted it') },
];

it('When some of the chosen cases fail, then each is named, with the way to it and the reason', async () => {
  const i18nProvider = await loadI18nProvider('es');
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nContext.Provider value={i18nProvider}>
        <UndecidedList
          undecided={undecided}
          reasonOf={(error) => (error as Error).message}
          onLeave={() => undefined}
        />
      </I18nContext.Provider>
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="\/flags\/post_1\/show"[^>]*>Buy now<.*It changed/);
  expect(html).toMatch(/href="\/flags\/reply_2\/show"[^>]*>Post eliminado<.*Its author deleted it/);
});

it.each([
  ['es', 1, '¿Retirar este texto?'],
  ['es', 12, '¿Retirar estos 12 textos?'],
  ['en', 1, 'Remove this text?'],
  ['en', 12, 'Remove these 12 texts?'],
] as const)('When in %s %i are to be removed, then the dialog asks: %s', async (language, count, words) => {
  const { translate } = await loadI18nProvider(language);
  expect(translate('resources.flags.message.removeAll_title', { smart_count: count })).toBe(words);
});
