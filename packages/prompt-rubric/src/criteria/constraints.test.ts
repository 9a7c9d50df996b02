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
    ['Use a friendly tone.', 'cada cual lo entiende a su manera'],
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
    ['Restricciones: letra grande y papel azul', 'met'],
    ['Restricciones: elegante', 'partly'],
    ['Restricciones:', 'missing'],
    ['Escribe el aviso si no usas jerga.', 'missing'],
    ['Escribe un aviso en máximo 80', 'missing'],
  ])('When a label or a cue announces a limit, then the limit has to follow: %s', (text, status) => {
    expect(verdictOn('constraints', text).status).toBe(status);
  });
});
