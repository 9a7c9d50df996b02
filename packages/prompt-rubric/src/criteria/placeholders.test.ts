import { marked, verdictOn } from '../../test/support.ts';

describe('placeholders', () => {
  test.each([
    'Escribe un correo a Marta por el pedido 4821.',
    'Escribe una función que lea `items[index]` y devuelva {"id": 1}.',
    'Rellena esta lista: [ ] pan, [x] leche.',
    'Write an email to Martha about order 4821.',
    'Lee [la guía](https://docs.test/guia) y resume el capítulo uno.',
    'Arregla esto:\n```js\nconst a = [primero, segundo];\n```',
  ])('When nothing is left to fill in, then it is met: %s', (text) => {
    expect(verdictOn('placeholders', text).status).toBe('met');
  });

  test.each([
    'Escribe un correo a [nombre del cliente] por su pedido.',
    'Escribe un saludo para {{ciudad}}.',
    'Escribe un correo a ______ sobre el retraso.',
    'Write an email to [customer name] about the order.',
    'Write a greeting for {city}.',
    'Write the notice with [slot: name of the shop and its hours].',
    'Escribe el aviso con [hueco: nombre de la tienda y su horario].',
    'Resume la carta. """[pega aquí la carta]"""',
  ])('When a gap is left, then it is broken: %s', (text) => {
    expect(verdictOn('placeholders', text).status).toBe('broken');
  });

  test('When there is no request, then it is not judged', () => {
    expect(verdictOn('placeholders', '')).toMatchObject({ status: 'missing', judged: false, spans: [] });
  });

  test('When a gap is left, then it is marked and named in the message', () => {
    const text = 'Write an email to [customer name] about XXXX.';
    const verdict = verdictOn('placeholders', text, {}, 'en');
    expect(marked(text, verdict)).toEqual(['[customer name]', 'XXXX']);
    expect(verdict.message).toContain('[customer name]');
  });

  test.each([
    'Tarea: recordatorio de cita para vacunar a dos conejos.',
    'Task: a reminder of the appointment to vaccinate two rabbits.',
  ])('When a label names the task, then the prompt asks for something: %s', (text) => {
    expect(verdictOn('placeholders', text).status).toBe('met');
  });

  test.each([
    ['Arregla esto:\n```[primero de la lista]```\nGracias.', 'met'],
    ['Arregla esto:\n```js\nconst a = 1;\n```[nombre del cliente]', 'broken'],
  ])('When brackets stand at the edge of code, then only those inside are code: %s', (text, status) => {
    expect(verdictOn('placeholders', text).status).toBe(status);
  });
});
