import { expect, it } from '@jest/globals';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { changeWords } from './change-words.ts';

const inBoth = async (entry: Parameters<typeof changeWords>[0]) =>
  Promise.all(
    (['es', 'en'] as const).map(async (language) => {
      const { translate } = await loadI18nProvider(language);
      return changeWords(entry, {
        translate: (key, options) => translate(key, options),
        categoryName: (id) => `«${id}»`,
      });
    }),
  );

it('When a role changed, then the log says from which to which, in the reader’s language', async () => {
  const values = { role: { before: 'learner', after: 'administrator' } };
  expect(await inBoth({ resource: 'users', fields: ['role'], values, personal: 'none' })).toEqual([
    [expect.stringContaining(': Estudiante → Administración')],
    [expect.stringContaining(': Learner → Administrator')],
  ]);
});

it('When values are switches, states, numbers or nothing, then each is shown as people say it', async () => {
  const entry = {
    resource: 'courses',
    personal: 'none' as const,
    fields: ['status', 'isPremium', 'titleEn', 'intervalMs', 'descriptionEn'],
    values: {
      status: { before: 'draft', after: 'published' },
      isPremium: { before: false, after: true },
      titleEn: { before: '', after: 'Limits' },
      intervalMs: { before: 60_000, after: 3_600_000 },
    },
  };
  const [spanish = []] = await inBoth(entry);
  expect(spanish.map((text) => text.split(': ')[1])).toEqual([
    'Borrador → Publicado',
    'No → Sí',
    '— → Limits',
    '1 min → 60 min',
    undefined,
  ]);
});

it('When a document went into another category, then the log names both, and places are counted from 1', async () => {
  const entry = {
    resource: 'documents',
    personal: 'none' as const,
    fields: ['category', 'orderIndex'],
    values: { category: { before: 'guides', after: 'cases' }, orderIndex: { before: 0, after: 4 } },
  };
  const [spanish = []] = await inBoth(entry);
  expect(spanish.map((text) => text.split(': ')[1])).toEqual(['«guides» → «cases»', '1 → 5']);
});

it('When personal values are not shown, then the log says why beside each of their fields and no other', async () => {
  const entry = { resource: 'users', fields: ['email', 'role'], values: {} };
  expect(await inBoth({ ...entry, personal: 'erased' })).toEqual([
    [expect.stringMatching(/: borrado con la cuenta$/), expect.not.stringContaining(':')],
    [expect.stringMatching(/: erased with the account$/), expect.not.stringContaining(':')],
  ]);
  const [, hidden] = await inBoth({ ...entry, personal: 'hidden' });
  expect(hidden?.[0]).toContain('only administrators can see it');
});

it('When personal values are shown, then they stand there as others do', async () => {
  const values = { firstName: { before: 'Ana', after: 'Anna' } };
  const [, english] = await inBoth({ resource: 'users', fields: ['firstName'], values, personal: 'shown' });
  expect(english).toEqual(['First name: Ana → Anna']);
});
