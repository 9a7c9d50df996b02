import { verdictOn } from '../../test/support.ts';

describe('answer-language', () => {
  test.each([
    'Responde en inglés británico.',
    'Traduce la carta al francés.',
    'Contesta en el idioma del cliente.',
    'Answer in Spanish.',
    'Translate the letter into plain English.',
    'Reply in the language of the customer.',
  ])('When the language is named, then it is met: %s', (text) => {
    expect(verdictOn('answer-language', text).status).toBe('met');
  });

  test.each(['Responde en mi idioma.', 'Answer in my language.'])(
    'When it is left to chance, then it is partly met: %s',
    (text) => {
      expect(verdictOn('answer-language', text).status).toBe('partly');
    },
  );

  test.each(['Escribe un aviso sobre la clase de inglés.', 'Write a notice about the Spanish class.'])(
    'When nothing is said of it, then it is missing: %s',
    (text) => {
      expect(verdictOn('answer-language', text).status).toBe('missing');
    },
  );
});
