import { promptState, searchWords } from './saved-prompt.ts';

const finds = (query: string, state: { search: string }): boolean =>
  searchWords(query).every((word) => state.search.includes(word));

test.each(['RESUMEN', 'reunion', 'reunión acta', 'Ñandú', 'actas'])(
  'When %j is searched, then name, tags and text are found whatever their case and accents',
  (query) => {
    const state = promptState({
      name: 'Resumen de REUNIÓN',
      text: 'Escribe las actas del ñandú',
      tags: ['acta'],
    });
    expect(finds(query, state)).toBe(true);
  },
);

test('When a word is in none of them, then it is not found', () => {
  expect(finds('resumen correo', promptState({ name: 'Resumen', text: 'Acta', tags: [] }))).toBe(false);
});

test('When a text is long, then its preview is one line of 160 characters that cuts no emoji', () => {
  const { preview } = promptState({ name: 'a', text: `Uno\n\n dos ${'😀'.repeat(300)}`, tags: [] });
  expect([...preview]).toHaveLength(160);
  expect(preview).toMatch(/^Uno dos 😀+…$/u);
});
