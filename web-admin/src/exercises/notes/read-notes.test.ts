import { describe, expect, it } from '@jest/globals';
import { readNotes, saysSomething } from './read-notes.ts';

const inBoth = `### Exercise 1.1

**Title**
ES: El acta
EN: The minutes

**Situation and task, ES**
Elena vuelve mañana.
Escribe el prompt.

**Situation and task, EN**
Elena is back tomorrow.

**What a good prompt must have**
1. It says who reads it.
2. It gives a length:
   words or lines.

Praise a limit of points.

**Hints**
1. ES: ¿Quién lo lee? / EN: Who reads it?
2. ES: ¿Qué falta?
   EN: What is missing?

**Model prompt**
ES: Resume [acta].
EN: Summarise [minutes].

**Good sample A**
ES: Contexto: un acta.
Tarea: resume [acta].

En tres puntos.
EN: Context: minutes.
Task: summarise [minutes].

(Count it as met.)

**Weak sample A** (forgets the reader)
ES: Resume.
EN: Summarise.
`;

const inSpanish = `Título: El acta
Enunciado:
Elena vuelve mañana.

Qué debe tener un buen prompt:
- Dice quién lo lee.
- Da una extensión.

Pistas
- ¿Quién lo lee?
- ¿Qué falta?

Prompt modelo: Resume [acta].

Ejemplos buenos
Resume para Elena el acta.

Haz un resumen del acta.

Ejemplo malo 1: Resume.
Ejemplo débil 2:
Resume bien.
`;

describe('the notes of an exercise', () => {
  it.each([
    ['What a good prompt must have', true],
    ['Lo que debe tener un buen prompt', true],
    ['Requisitos', true],
    ['Points', false],
    ['Criterios', false],
  ])('When points stand under “%s”, then whether they are essential is %s', (label, isEssential) => {
    expect(readNotes(`${label}:\n- It says who reads it.`).points).toMatchObject([{ isEssential }]);
  });

  it('When both languages stand in one text, then each part is recognised in both', () => {
    expect(readNotes(inBoth)).toEqual({
      title: { es: 'El acta', en: 'The minutes' },
      prompt: { es: 'Elena vuelve mañana.\nEscribe el prompt.', en: 'Elena is back tomorrow.' },
      hints: { es: ['¿Quién lo lee?', '¿Qué falta?'], en: ['Who reads it?', 'What is missing?'] },
      good: {
        es: ['Resume [acta].', 'Contexto: un acta.\nTarea: resume [acta].\n\nEn tres puntos.'],
        en: ['Summarise [minutes].', 'Context: minutes.\nTask: summarise [minutes].'],
      },
      weak: { es: ['Resume.'], en: ['Summarise.'] },
      points: [
        { es: '', en: 'It says who reads it.', isEssential: true },
        { es: '', en: 'It gives a length:\nwords or lines.', isEssential: true },
      ],
      unclear: ['Praise a limit of points.', '(Count it as met.)'],
    });
  });

  it('When they are in one language and without Markdown, then their words tell which it is', () => {
    expect(readNotes(inSpanish)).toMatchObject({
      title: { es: 'El acta', en: '' },
      prompt: { es: 'Elena vuelve mañana.', en: '' },
      hints: { es: ['¿Quién lo lee?', '¿Qué falta?'], en: [] },
      good: {
        es: ['Resume [acta].', 'Resume para Elena el acta.', 'Haz un resumen del acta.'],
        en: [],
      },
      weak: { es: ['Resume.', 'Resume bien.'], en: [] },
      points: [
        { es: 'Dice quién lo lee.', en: '' },
        { es: 'Da una extensión.', en: '' },
      ],
      unclear: [],
    });
  });

  it('When each language has a part of its own, then lists of points belong together by their order', () => {
    const english =
      '## English\nTitle: The minutes\nPoints\n1. Says who reads it.\n2. Gives a length.\nHints\n1. Who?';
    const notes = readNotes(`## Español\n${inSpanish}\n---\n${english}`);
    expect(notes.title).toEqual({ es: 'El acta', en: 'The minutes' });
    expect(notes.points).toEqual([
      { es: 'Dice quién lo lee.', en: 'Says who reads it.', isEssential: true },
      { es: 'Da una extensión.', en: 'Gives a length.', isEssential: true },
    ]);
    expect(notes.hints.en).toEqual(['Who?']);
    expect(notes.unclear).toEqual([]);
  });

  it('When several samples stand under one label, then a language above them is that of all', () => {
    const { good } = readNotes('Good samples\n\nES:\nUno.\n\nDos.\n\nEN:\nOne.\n\nTwo.');
    expect(good).toEqual({ es: ['Uno.', 'Dos.'], en: ['One.', 'Two.'] });
  });

  it('When there are more hints than an exercise has, or no label, then that is named as not understood', () => {
    expect(
      readNotes('Hello there\nyou\n\n**Level**: basic\nHints\n1. The a\n2. The b\n3. The c\n4. The d')
        .unclear,
    ).toEqual(['Hello there\nyou', '**Level**: basic', 'The d']);
    expect(saysSomething(readNotes('Hello there'))).toBe(false);
    expect(saysSomething(readNotes('Pista 1: mira'))).toBe(true);
  });

  it('When a second exercise follows, then it is left out as a whole', () => {
    const second = '### Exercise 1.2\n\n**Title**\nES: Otro\nEN: Another';
    const notes = readNotes(`${inBoth}\n${second}`);
    expect(notes.title.en).toBe('The minutes');
    expect(notes.weak.en).toEqual(['Summarise.']);
    expect(notes.unclear.at(-1) ?? notes.unclear).toBe('(Count it as met.)');
    expect(notes.unclear).toContain(second);
  });
});
