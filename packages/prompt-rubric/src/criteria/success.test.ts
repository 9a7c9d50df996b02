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

  test.each([
    'Resume el acta. Vale si cada acuerdo lleva su responsable y su fecha.',
    'Resume el acta. Control: puedo señalar cada cifra en el original.',
    'Resume el acta. Última pasada: cada nombre tiene que estar en el acta.',
    "Summarise the minutes. It's done its job if a newcomer can say who does what.",
    'Resume el acta. Control: el total es igual a la suma de las filas.',
    'Resume el acta. Prueba: una vecina nueva la entiende a la primera.',
    'Summarise the minutes. Check: the total equals the sum of the rows.',
    'Summarise the minutes. Test: a new neighbour understands them at first reading.',
    'Summarise the minutes. Success = I can find each figure in the original.',
    'Summarise the minutes. Last check before you hand it over: every name stands in the minutes.',
  ])('When the test is told after a heading or a condition, then it is met: %s', (text) => {
    expect(verdictOn('success', text).status).toBe('met');
  });

  test.each([
    'Resume el acta. Control: alto.',
    'Clasifica el aviso. Prueba: la caldera gotea en el sótano.',
    'Resume el acta. Revisión: suma de las facturas de mayo.',
    'Summarise the minutes. Check: sum of the invoices of May.',
    'Summarise the minutes. Test: yes.',
    'Label the notice. Test: the boiler drips in the cellar.',
  ])('When the heading has no test after it, then it is missing: %s', (text) => {
    expect(verdictOn('success', text).status).toBe('missing');
  });
});
