import { findPassage } from './find-passage.ts';

const page =
  'Di para quién escribes\nUn modelo sin audiencia escribe para nadie: frases “correctas”.\nBasta una línea.\n  Nombra a quien va a leer.';
const found = (passage: { beginning: string; text?: string }) => {
  const span = findPassage(page, passage);
  return span && page.slice(span.start, span.end);
};

it('When a passage differs in marks, quotes and spaces only, then it is found from its first word to its last', () => {
  const text = 'un modelo sin **audiencia** escribe para nadie, frases "correctas". Basta una linea.';
  expect(found({ beginning: 'un modelo sin', text })).toBe(
    'Un modelo sin audiencia escribe para nadie: frases “correctas”.\nBasta una línea',
  );
});

it('When only the beginning is known, then the beginning is found', () => {
  expect(found({ beginning: 'Un modelo sin audiencia' })).toBe('Un modelo sin audiencia');
});

it('When the end has been rewritten since, then the beginning is found', () => {
  expect(
    found({ beginning: 'Un modelo', text: 'Un modelo que hoy termina de otra manera, y ya no como antes.' }),
  ).toBe('Un modelo');
});

it('When the page no longer has the passage, then nothing is found', () => {
  expect(found({ beginning: 'Otra cosa' })).toBeNull();
  expect(found({ beginning: '…' })).toBeNull();
});

it('When accents are written as marks of their own, then the places are still those of the page', () => {
  const decomposed = 'La línea'.normalize('NFD');
  const span = findPassage(decomposed, { beginning: 'línea' });
  expect(span && decomposed.slice(span.start, span.end)).toBe('línea'.normalize('NFD'));
});
