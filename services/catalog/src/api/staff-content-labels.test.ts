import { coverSchema } from '@academy/contracts/content/course-file.ts';
import { issueText } from '@academy/service-kit/http/issue-text.ts';
import { z } from 'zod';
import { staffContentLabels } from './staff-content-labels.ts';

const body = z.object({ cover: coverSchema });
const words = { lines: ['Rol'], marked: 'Rol', tag: 'prueba' };

test.each([
  [
    { lines: ['Rol', ''] },
    'La línea de la portada en español es obligatoria',
    'The line of the Spanish cover is required',
  ],
  [{ lines: [] }, 'La portada en español lleva una o dos líneas', 'The Spanish cover has one or two lines'],
  [
    { lines: ['Rol', 'tarea', 'contexto'] },
    'La portada en español lleva una o dos líneas',
    'The Spanish cover has one or two lines',
  ],
  [
    { marked: '' },
    'El fragmento resaltado de la portada en español es obligatorio',
    'The highlight of the Spanish cover is required',
  ],
  [
    { tag: 'Dos palabras' },
    'La etiqueta de la portada en español debe ser una sola palabra en minúsculas',
    'The tag of the Spanish cover must be one lower-case word',
  ],
])('When a cover has %j, then the refusal says which and what it may have', (broken, es, en) => {
  const { error } = body.safeParse({ cover: { es: { ...words, ...broken }, en: words } });
  const said = error?.issues.map((issue) => issueText(issue, staffContentLabels));
  expect(said?.[0]).toEqual({ es, en });
});

test('When the English cover is at fault, then the refusal names that language', () => {
  const { error } = body.safeParse({ cover: { es: words, en: { ...words, lines: ['x'.repeat(19)] } } });
  expect(error?.issues.map((issue) => issueText(issue, staffContentLabels))[0]).toEqual({
    es: 'La línea de la portada en inglés admite como máximo 18 caracteres',
    en: 'The line of the English cover must be at most 18 characters',
  });
});
