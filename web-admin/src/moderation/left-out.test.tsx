import { expect, it } from '@jest/globals';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LeftOut, splitByAppeal } from './left-out.tsx';

const appeal = { text: 'It is a question', at: '2026-01-01T12:00:00.000Z', removedBy: 'mo' };
const chosen = (id: string, over: object) => ({ id, title: id, appeal: null, ...over }) as ModerationCase;
const cases = [
  chosen('Buy now', {}),
  chosen('A question', { appeal }),
  chosen('Spam', {}),
  chosen('', { appeal }),
];

it('When some of the chosen cases have an appeal, then only the others are decided on together', () => {
  const { decided, leftOut } = splitByAppeal(cases);
  expect(decided.map(({ id }) => id)).toEqual(['Buy now', 'Spam']);
  expect(leftOut.map(({ id }) => id)).toEqual(['A question', '']);
});

it.each([
  ['es', 1, 'Queda fuera porque su autor reclama: A question. '],
  ['es', 2, 'Quedan fuera porque sus autores reclaman: A question · Post eliminado. '],
  ['en', 2, 'Left out because their authors object: A question · Deleted post. '],
] as const)('When in %s %i are left out, then they are named: %s', async (language, count, words) => {
  const i18nProvider = await loadI18nProvider(language);
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={i18nProvider}>
      <LeftOut cases={splitByAppeal(cases).leftOut.slice(0, count)} />
    </I18nContext.Provider>,
  );
  expect(html).toContain(words);
});

it('When none is left out, then nothing is said', () => {
  expect(renderToStaticMarkup(<LeftOut cases={[]} />)).toBe('');
});
