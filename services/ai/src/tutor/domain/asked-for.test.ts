import { askedFor } from './asked-for.ts';

test.each([
  ['¿Qué es una alucinación?', 'definition', ['alucinación']],
  ['What does grounding mean?', 'definition', ['grounding']],
  ['¿A qué se llama few-shot?', 'definition', ['few shot']],
  ['¿Cómo reviso un prompt?', 'how', []],
  ['How many examples do I need?', 'amount', []],
  ['¿Por qué inventa datos?', 'why', []],
  ['Dame un ejemplo de audiencia', 'example', ['audiencia']],
  ['Give me an example of a prompt that asks for a table', 'example', ['asks for a table']],
  ['¿Y un ejemplo, por favor?', 'example', []],
  ['¿Qué diferencia hay entre el rol y la audiencia?', 'difference', ['rol', 'audiencia']],
  ['tags or triple quotes, which one is better?', 'difference', ['tags', 'triple quotes']],
  ['Is a role the same as a qualification?', 'difference', ['role', 'qualification']],
  ['How do few-shot and zero-shot differ?', 'difference', ['few shot', 'zero shot']],
  ['What is the best way to begin?', 'other', []],
  ['How do I write a prompt and check the answer?', 'how', []],
  ['¿Es verdad que los modelos mienten?', 'other', []],
  ['¿Es bueno que el prompt sea largo?', 'other', []],
  ['¿Cómo pido una tabla o una lista que pueda copiar?', 'how', []],
])('When the question is "%s", then it asks for: %s', (question, kind, subjects) => {
  expect(askedFor(question)).toEqual({ kind, subjects });
});

test('When a message tells a whole story, then its form is not read', () => {
  const story = `¿Qué diferencia hay entre ${'una cosa '.repeat(30)} y otra?`;
  expect(askedFor(story)).toEqual({ kind: 'other', subjects: [] });
});
