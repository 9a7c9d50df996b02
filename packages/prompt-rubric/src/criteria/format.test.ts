import { marked, verdictOn } from '../../test/support.ts';

describe('format', () => {
  test.each([
    'Dime las causas más probables, ordenadas, y para cada una cómo la compruebo.',
    'Tell me the likely causes, most likely first, and for each one the check that confirms it.',
    'Dame una lista de 5 ideas.',
    'Escribe tres párrafos breves.',
    'Preséntalo en una tabla con día, plato y calorías.',
    'Devuelve un JSON con las claves nombre, fecha e importe.',
    'Columnas: producto | talla | precio.',
    'Incluye asunto, saludo y despedida.',
    'Propón cuatro nombres para el café.',
    'Quiero: 1) la causa, 2) el arreglo, 3) cómo evitarlo.',
    'Formato: carta con membrete, cuerpo y firma.',
    'Answer in 3 short bullet points.',
    'Return CSV with id, label, reason.',
    'Make a table with day, dish and calories.',
    'Suggest five names for the café.',
    'Two sections: what went well and what did not.',
    'Give it a subject line, a greeting and a closing.',
  ])('When the shape has a number or its parts, then it is met: %s', (text) => {
    expect(verdictOn('format', text).status).toBe('met');
  });

  test.each([
    'Ponlo en una lista.',
    'Dame los puntos principales en viñetas.',
    'Haz una tabla.',
    'Devuélvelo en JSON.',
    'Put it in a list.',
    'Use bullet points.',
    'Return JSON.',
  ])('When the shape is named without number or parts, then it is partly met: %s', (text) => {
    expect(verdictOn('format', text).status).toBe('partly');
  });

  test.each([
    'Resume esta tabla en palabras sencillas.',
    'No uses listas ni tablas.',
    'Escribe un correo amable.',
    'Write without lists or tables.',
    'Explain what the report says.',
  ])('When no shape is asked for, then it is missing: %s', (text) => {
    expect(verdictOn('format', text).status).toBe('missing');
  });

  test('When it is met, then the span is the shape with its number', () => {
    const text = 'Explícalo en tres párrafos, por favor.';
    expect(marked(text, verdictOn('format', text))).toEqual(['tres párrafos']);
  });

  test('When JSON has its fields in a block below, then it is met', () => {
    expect(verdictOn('format', 'Devuelve JSON así:\n```json\n{ "name": "", "price": 0 }\n```').status).toBe(
      'met',
    );
  });

  test('When something else follows on the line of the format, then it is no shape', () => {
    const text = 'Respuesta: sí o no, y una cuenta que lo pruebe. No cambies los nombres.';
    expect(marked(text, verdictOn('format', text)).join()).not.toContain('No cambies');
  });

  test.each([
    ['Quiero: la causa.', 'missing'],
    ['Quiero: la causa del fallo, el arreglo.', 'met'],
    ['Ponlo en una lista con', 'partly'],
    ['Make a table from the messages of the museum with item, place and day.', 'partly'],
    ['Make a table from the messages of the museum with item, place, day and contact.', 'met'],
    ['Haz una lista de lo que falta, ordenada.', 'met'],
    ['Quiero que lo expliques y los pasos numerados.', 'met'],
    ['Escribe una tabla de', 'partly'],
    ['Escribe una tabla de dos', 'met'],
    ['Devuélvelo en JSON con nombre.', 'partly'],
    ['Return JSON: "name": x', 'met'],
  ])('When the parts are counted, then two make a shape: %s', (text, status) => {
    expect(verdictOn('format', text).status).toBe(status);
  });

  test.each([
    'Escribe la etiqueta del queso nuevo con la misma estructura que las dos de abajo.',
    'Haz la ficha del jarrón y copia el orden de los ejemplos, no sus datos.',
    'Write the label of the new cheese in the same form as the two below.',
    'Write the card of the vase; copy the structure of the samples and not their facts.',
  ])('When the answer takes the shape of the examples, then it is met: %s', (text) => {
    expect(verdictOn('format', text).status).toBe('met');
  });
});
