import { verdictOn } from '../../test/support.ts';

describe('success', () => {
  test.each([
    'Explica la factura. Estará bien si mi madre sabe cuánto paga de luz y cuánto de impuestos.',
    'Escribe la receta y comprueba que los gramos suman 500.',
    'Explain the bill. It is good if my mother can tell energy from taxes.',
    'Write the recipe and make sure the grams add up to 500.',
    'Contesta al socio. Lo daré por bueno si encuentro cada cita en el texto.',
    'Answer the member. Last check that every number appears in the rules.',
    'Al terminar de leer, un voluntario debe poder abrir el local solo.',
  ])('When one can check that the answer is good, then it is met: %s', (text) => {
    expect(verdictOn('success', text).status).toBe('met');
  });

  test.each([
    'Escribe un correo, que quede perfecto.',
    'Haz un cartel lo mejor posible.',
    'Write an email as good as possible.',
  ])('When quality is only wished for, then it is partly met: %s', (text) => {
    expect(verdictOn('success', text).status).toBe('partly');
  });

  test.each(['Escribe un aviso de obras.', 'Write a notice about the lift.'])(
    'When nothing is said of it, then it is missing: %s',
    (text) => {
      expect(verdictOn('success', text).status).toBe('missing');
    },
  );
});
