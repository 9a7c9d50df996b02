import { checkPrompt } from '../check-prompt.ts';
import { marked, verdictOn } from '../../test/support.ts';

const order = {
  any: {
    es: ['pedido', 'número de pedido', 'devolución', 'flor'],
    en: ['order', 'order number', 'refund', 'delivery'],
  },
};

describe('mentions', () => {
  test.each([
    'Responde sobre el PEDIDO 4821.',
    'Habla de la devolucion y del resto.',
    'Pregunta por las flores que llegaron.',
    'Write about the orders that were late.',
    'Explain the deliveries of this week.',
  ])('When a word appears in any case, accent, number or language, then it is met: %s', (text) => {
    expect(verdictOn('mentions', text, order).status).toBe('met');
  });

  test('When a longer word only contains it, then it is missing', () => {
    expect(verdictOn('mentions', 'El expedidor reordena el almacén y border control.', order).status).toBe(
      'missing',
    );
  });

  test('When fewer than asked for appear, then it is partly met and says how many', () => {
    const verdict = verdictOn('mentions', 'Escribe sobre el pedido y otra vez el pedido.', {
      ...order,
      atLeast: 2,
    });
    expect(verdict.status).toBe('partly');
    expect(verdict.message).toBe('De las 2 cosas que este caso necesita, reconozco 1.');
  });

  test('When enough different ones appear, then it is met and each has its span', () => {
    const text = 'El pedido llegó y pido la devolución.';
    const verdict = verdictOn('mentions', text, { ...order, atLeast: 2 });
    expect(verdict.status).toBe('met');
    expect(marked(text, verdict)).toEqual(['pedido', 'devolución']);
  });

  test('When the author gives a label and a hint, then the learner reads those', () => {
    const verdict = verdictOn(
      'mentions',
      'Escribe un cuento sobre un faro.',
      {
        ...order,
        label: { es: 'Pedido', en: 'Order' },
        hint: { es: 'Nombra el pedido.', en: 'Name the order.' },
      },
      'en',
    );
    expect(verdict.message).toBe('I can’t find “Order” in your prompt.');
    expect(verdict).toMatchObject({ label: 'Order', hint: 'Name the order.', status: 'missing' });
  });

  test.each([
    ['pie', 'Habla de los pies planos.'],
    ['baby', 'Write about the babies of the ward.'],
    ['ley', 'Explica las leyes de la herencia.'],
    ['glass', 'Write about the glass on the floor.'],
  ])('When the entry is %s, then its plural counts: %s', (entry, text) => {
    expect(verdictOn('mentions', text, { any: { es: [entry], en: [] } }).status).toBe('met');
  });

  test.each([
    ['11:00', 'Say that it begins at 11:00 on Saturday.'],
    ['3,50 €', 'Di que cada uno cuesta 3,50 € en la puerta.'],
    ['18.000', 'Explica que el límite son 18.000 euros.'],
    ['at 11:00', 'Say that it begins at 11:00.'],
  ])('When the entry is %s, then the number is read as one word: %s', (entry, text) => {
    expect(verdictOn('mentions', text, { any: { es: [entry], en: [] } }).status).toBe('met');
  });

  test('When facts are told word for word as the instructions tell them, then they count, however short the prompt is', () => {
    const instructions =
      'The workshop on glazing is on Saturday the 22nd at 11:00 and has only eight places. Write the prompt for its notice.';
    const verdict = checkPrompt(
      'Write a notice. The workshop on glazing is on Saturday the 22nd at 11:00 and has only eight places.',
      {
        passScore: 60,
        criteria: [
          { id: 'mentions', weight: 1, any: { es: [], en: ['22nd', '11:00', 'eight places'] }, atLeast: 3 },
        ],
      },
      'en',
      { instructions },
    );
    expect(verdict.criteria[0]).toMatchObject({ status: 'met' });
  });
});
