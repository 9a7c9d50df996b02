import { spokenSegments } from './spoken-segments.ts';

const textsOf = (content: string, language: 'es' | 'en' = 'es') =>
  spokenSegments({ title: 'Uno', content }, language)
    .slice(1)
    .map(({ text }) => text);

test('When a text has blocks of each kind, then each is said with its place on the page', () => {
  const content = [
    '# Empezar',
    'Un **texto** con *énfasis*, ==marca==, ~~tacha~~ y [enlace](https://ejemplo.es "t").',
    '- Uno\n- [x] Dos\n  - Dentro',
    '> Cita',
    '---',
    '[ref]: https://ejemplo.es',
    'Fin',
  ].join('\n\n');
  expect(spokenSegments({ title: 'Un prompt', content }, 'es')).toEqual([
    { text: 'Un prompt.', block: null, item: null },
    { text: 'Empezar.', block: 0, item: null },
    { text: 'Un texto con énfasis, marca, tacha y enlace.', block: 1, item: null },
    { text: 'Uno.', block: 2, item: 0 },
    { text: 'Dos. Dentro.', block: 2, item: 1 },
    { text: 'Cita.', block: 3, item: null },
    // The rule is seen, so it counts; the definition leaves nothing on the page.
    { text: 'Fin.', block: 5, item: null },
  ]);
});

test.each([
  ['es', 'En pantalla hay un fragmento de código.', 'En pantalla hay un ejemplo.'],
  ['en', 'There is a piece of code on the screen.', 'There is an example on the screen.'],
] as const)('When %s has code, then a word takes its place', (language, code, example) => {
  const fence = (lang: string) => `\`\`\`${lang}\nconst total = a + b;\n\`\`\``;
  expect(textsOf(`${fence('')}\n\n${fence('json')}\n\n    indented()\n\n${fence('text')}`, language)).toEqual(
    [code, code, code, example],
  );
});

test('When code stands in a sentence, then a name is said and anything else called code', () => {
  expect(textsOf('Usa `delivery_date`, `null`, `"N/A"`, `[]` y `a => b(c)`.')).toEqual([
    'Usa delivery date, null, código, código y código.',
  ]);
});

test('When a table is said, then each cell follows the head of its column', () => {
  expect(textsOf('| Plan | Precio |\n|---|---:|\n| Gratis | 0 € |\n| Premium | 29,99 € |')).toEqual([
    'Plan: Gratis; Precio: 0 euros.',
    'Plan: Premium; Precio: 29 euros con 99 céntimos.',
  ]);
});

test('When there is raw HTML, an image or a footnote, then only words are left', () => {
  expect(textsOf('Pon <correo>el texto</correo> ![una foto](x.png) aquí[^1].\n\n[^1]: Nota')).toEqual([
    'Pon correo el texto una foto aquí.',
  ]);
  const raw = spokenSegments(
    { title: 'Uno', content: '<mensaje>\nHola\n</mensaje>\n\n<!-- nada -->\n\nFin' },
    'es',
  );
  expect(raw.slice(1)).toEqual([
    { text: 'mensaje. Hola.', block: null, item: null },
    { text: 'Fin.', block: 0, item: null },
  ]);
});

test('When there is a contrast, then its five parts are said under their names', () => {
  const contrast =
    '[weak]\nEscribe algo.\n[weak output]\n**Algo**\n[good]\n- Escribe esto\n- Sin más\nHoy\n[good output]\n```json\n{}\n```\n[why]\nDice más';
  expect(textsOf(`~~~contrast\n${contrast}\n~~~`)).toEqual([
    'Prompt flojo. Escribe algo.',
    'Respuesta. Algo.',
    'Buen prompt. Escribe esto. Sin más. Hoy.',
    'Respuesta. En pantalla hay un fragmento de código.',
    'Qué marca la diferencia. Dice más.',
  ]);
});

test('When a paragraph is long, then it is said in parts cut between sentences, with nothing lost', () => {
  const sentence = 'Esta frase tiene unas cuantas palabras para llenar el párrafo entero.';
  const texts = textsOf(Array.from({ length: 20 }, () => sentence).join(' '));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.every((text) => text.length <= 400 && text.endsWith('.'))).toBe(true);
  expect(texts.join(' ').split(sentence)).toHaveLength(21);
});

test('When a sentence never ends, then it is cut between words, and a word that never ends is cut too', () => {
  const words = textsOf('palabra '.repeat(200));
  expect(words.every((text) => text.length <= 400)).toBe(true);
  expect(words.join(' ').match(/palabra/g)).toHaveLength(200);
  expect(textsOf('a'.repeat(1000)).join('').match(/a/g)).toHaveLength(1000);
});

test('When a text has nothing to say, then only its title is said', () => {
  expect(textsOf('***\n\n[a]: b\n\n<!-- x -->')).toEqual([]);
  expect(spokenSegments({ title: '→', content: '' }, 'en')).toEqual([]);
});
