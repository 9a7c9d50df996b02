import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuthorLine } from './author-line.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('community'));

const author = { id: 'ana', username: 'ana', firstName: 'Ana', lastName: 'Núñez', kind: 'member' } as const;
const at = '2026-11-20T10:00:00.000Z';

test.each([
  ['es', 'editado'],
  ['en', 'edited'],
])(
  'When a text was edited after others read it, then its line says so in %s, and else not',
  async (language, word) => {
    await i18next.changeLanguage(language);
    const edited = renderToStaticMarkup(
      <AuthorLine author={author} at={at} editedAt="2026-11-20T12:00:00.000Z" />,
    );
    expect(edited).toContain(`<span>${word} <time`);
    expect(renderToStaticMarkup(<AuthorLine author={author} at={at} />)).not.toContain(word);
  },
);
