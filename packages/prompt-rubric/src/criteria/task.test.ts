import { marked, verdictOn } from '../../test/support.ts';

describe('task', () => {
  test.each([
    'Redacta un aviso de obras para el portal.',
    'Escríbeme una carta de queja a la compañía del gas.',
    '¿Podrías comparar estas dos pólizas de hogar?',
    'Necesito que resumas el acta de la reunión.',
    'Tu tarea es clasificar las reseñas por tema.',
    'A partir de estas notas, prepara un orden del día.',
    'Traducí este menú al francés.',
    'Elaboren un informe sobre las ventas de mayo.',
    'Tarea: ficha de producto para una lámpara de mesa.',
    'Please draft a thank-you note to the volunteers.',
    'Could you compare these two broadband offers?',
    'I need you to sort the complaints by topic.',
    'Using the notes below, outline a workshop on compost.',
    'Crochet a story around these three words: salt, ladder, owl.',
    'Task: packing list for a rainy weekend.',
  ])('When a verb says what to make of what, then it is met: %s', (text) => {
    expect(verdictOn('task', text).status).toBe('met');
  });

  test.each([
    ['Ayúdame con un correo.', 'deseo'],
    ['Háblame de la fotosíntesis.', 'deseo'],
    ['Necesito un texto sobre bicicletas.', 'deseo'],
    ['Escribe algo.', 'deseo'],
    ['¿Qué es la inflación?', 'pregunta'],
    ['Escribe un texto.', 'no está claro sobre qué'],
    ['Tell me about volcanoes.', 'deseo'],
    ['Help me with my essay.', 'deseo'],
    ['What is inflation?', 'pregunta'],
    ['Write it.', 'no está claro sobre qué'],
  ])(
    'When it is only a wish, a question or a verb without object, then it is partly met: %s',
    (text, says) => {
      const verdict = verdictOn('task', text);
      expect(verdict.status).toBe('partly');
      expect(verdict.message).toContain(says);
    },
  );

  test.each([
    'La tienda abre a las diez.',
    'Correo cliente pedido',
    'The shop opens at ten and closes at eight.',
    'El informe explica los resultados del año.',
    'Compré una silla ayer.',
    'Una lista de la compra.',
  ])('When nothing is asked for, then it is missing: %s', (text) => {
    expect(verdictOn('task', text).status).toBe('missing');
  });

  test('When it is met, then the span is the verb with its object and not the limits after it', () => {
    const text = 'Por favor, redacta una invitación formal para mis vecinos en menos de 80 palabras.';
    expect(marked(text, verdictOn('task', text))).toEqual(['redacta una invitación formal']);
  });
});
