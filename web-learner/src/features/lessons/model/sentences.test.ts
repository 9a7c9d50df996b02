import { sentencesOf } from './sentences.ts';

const wordsOf = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a prompt', () => {
  test('When they end with a full stop or a line, then each is one, without the space around it', () => {
    expect(wordsOf('  Write to the shop. One caster never came!\n- under 90 words\n')).toEqual([
      'Write to the shop.',
      'One caster never came!',
      '- under 90 words',
    ]);
  });

  test('When one says too little for the checker, then it is left out', () => {
    expect(wordsOf('Hola. Escribe a la tienda. Gracias.')).toEqual(['Escribe a la tienda.']);
    expect(wordsOf('- be brief\n- no para mí\n- q no sea\n')).toEqual([]);
    expect(wordsOf(' \n')).toEqual([]);
  });

  test('When one is longer than the checker takes, then it is left out', () => {
    const long = `Escribe ${'una lista de cosas, '.repeat(15)}ya.`;
    expect(wordsOf(`${long}\nEscribe a la tienda.`)).toEqual(['Escribe a la tienda.']);
  });
});
