import { verdictOn } from '../../test/support.ts';

describe('reasoning', () => {
  test.each([
    'Antes de responder, compara el coste y el plazo de cada proveedor.',
    'Elige un proveedor y justifica la elección con el coste y el plazo.',
    'Weigh the pros and cons of renting against buying a van.',
    'Compara las tres salas, requisito por requisito y en este orden: acceso, horario y precio.',
    'Compare the rooms one by one and show the sums before you recommend a room.',
    'Before you answer, check each clause against the law.',
  ])('When it is said what to think about, then it is met: %s', (text) => {
    expect(verdictOn('reasoning', text).status).toBe('met');
  });

  test.each(['Piensa paso a paso.', 'Think step by step.'])(
    'When thinking is asked for and no more, then it is partly met: %s',
    (text) => {
      expect(verdictOn('reasoning', text).status).toBe('partly');
    },
  );

  test.each(['Escribe un aviso de obras.', 'Write a notice about the lift.'])(
    'When it is not asked for, then it is missing: %s',
    (text) => {
      expect(verdictOn('reasoning', text).status).toBe('missing');
    },
  );

  test.each([
    ['Piensa paso a paso en el coste.', 'partly'],
    ['Piensa paso a paso en el coste y el plazo.', 'met'],
  ])('When things to think about are named, then the verb and two of them are enough: %s', (text, status) => {
    expect(verdictOn('reasoning', text).status).toBe(status);
  });

  test.each([
    'Compara las tres salas, cada una por separado, y da la suma escrita de cada una.',
    'Compare the three halls, each on its own, and show every sum for the cost.',
  ])('When each thing is to be looked at by itself, then it is met: %s', (text) => {
    expect(verdictOn('reasoning', text).status).toBe('met');
  });
});
