import { marked, verdictOn } from '../../test/support.ts';

describe('constraints', () => {
  test.each([
    'Escribe el aviso en un máximo de 80 palabras.',
    'No uses tecnicismos.',
    'Evita los diminutivos y las exclamaciones.',
    'No te inventes datos.',
    'Redacta el texto sin adjetivos.',
    'Si falta la fecha, pregúntamela antes de escribir.',
    'Tono cercano pero respetuoso.',
    'Nunca menciones a la competencia.',
    'Debe mencionar el plazo de devolución.',
    'Entre 40 y 60 palabras por sección.',
    'Keep it under 120 words.',
    "Don't mention prices.",
    'Write it without jargon.',
    'Avoid exclamation marks and emoji.',
    'If the date is missing, ask me before writing.',
    'A friendly but professional tone.',
    'Never promise a refund.',
    'Use only the facts in the letter.',
  ])('When a limit can be checked, then it is met: %s', (text) => {
    expect(verdictOn('constraints', text).status).toBe('met');
  });

  test.each([
    ['Con un tono cercano.', 'cada cual lo entiende a su manera'],
    ['Que sea breve.', '¿cuánto es, para ti?'],
    ['Escribe un folleto. Que sea alegre y moderno.', 'cada cual lo entiende a su manera'],
    ['El texto debe ser muy sincero.', 'cada cual lo entiende a su manera'],
    ['Write a leaflet. It should be cheerful and modern.', 'cada cual lo entiende a su manera'],
    ['Use a friendly tone.', 'cada cual lo entiende a su manera'],
    ['Escribe un folleto. Que sea breve y bonito.', '¿cuánto es, para ti?'],
    ['Write a leaflet. Not too long.', '¿cuánto es, para ti?'],
    ['Keep it short.', '¿cuánto es, para ti?'],
  ])('When a limit has no measure, then it is partly met: %s', (text, says) => {
    const verdict = verdictOn('constraints', text);
    expect(verdict.status).toBe('partly');
    expect(verdict.message).toContain(says);
  });

  test.each([
    'La caja llegó sin una rueda.',
    'No tenemos horno en la cocina.',
    "They don't know me.",
    'The box came without a wheel.',
    'Nunca ha tenido un contrato.',
    'No quiero cambiar de compañía.',
    'No quiero que se preocupen.',
    'El curso cuesta 90 euros y dura 40 minutos.',
    "I don't want to change the company.",
    'They should ring the bell at the back door.',
    'I have always wanted to sail and never got a boat.',
    'Swimming lessons, 20 euros for 40 minutes.',
    'Sin embargo, la tienda abre los domingos.',
    'Escribe un cuento sobre un faro.',
  ])('When it tells a fact or sets no limit, then it is missing: %s', (text) => {
    expect(verdictOn('constraints', text).status).toBe('missing');
  });

  test('When several limits are set, then each has its span', () => {
    const text = 'Escribe el aviso en menos de 80 palabras, sin mayúsculas. No des teléfonos personales.';
    expect(marked(text, verdictOn('constraints', text))).toEqual([
      'menos de 80 palabras',
      'sin mayúsculas',
      'No des teléfonos personales',
    ]);
  });

  test.each([
    [
      'Escribe un folleto. No menciones la piscina. Cuesta 90 euros. Máximo 70 palabras.',
      '«Máximo 70 palabras»',
    ],
    ['Write a leaflet. Never mention the pool. It costs 90 euros. 70 words at most.', '«70 words»'],
    ['Prepara un discurso de cuatro minutos.', '«un discurso de cuatro minutos»'],
  ])('When a limit has a number, then that one is quoted: %s', (text, quoted) => {
    expect(verdictOn('constraints', text).message).toContain(quoted);
  });

  test.each([
    ['Restricciones: letra grande y papel azul', 'met'],
    ['Restricciones: elegante', 'partly'],
    ['Restricciones:', 'missing'],
    ['Escribe el aviso si no usas jerga.', 'missing'],
    ['Escribe un aviso en máximo 80', 'missing'],
  ])('When a label or a cue announces a limit, then the limit has to follow: %s', (text, status) => {
    expect(verdictOn('constraints', text).status).toBe(status);
  });
});
