import { marked, verdictOn } from '../../test/support.ts';

describe('privacy', () => {
  test.each([
    'Escribe a la clienta A sobre el pedido 4821 del 12/05/2026.',
    'Escribe un correo a soporte@example.com sobre la avería.',
    'Resume el contrato de 2019 por 1.250 € al mes, factura 2026-00017.',
    'Write to customer A about order 4821 from 12/05/2026.',
    'Compara las matrículas 1234 5678 y 12345678 del inventario.',
  ])('When nobody can be identified, then it is met: %s', (text) => {
    expect(verdictOn('privacy', text).status).toBe('met');
  });

  test.each([
    'Escribe a marta.lopez@correo.es sobre la avería.',
    'Llama al 612 345 678 y escribe un guion.',
    'Redacta una carta para Juan, DNI 12345678Z.',
    'Paga con ES91 2100 0418 4502 0005 1332 y escribe el concepto.',
    'Usa la tarjeta 4539 1488 0343 6467 en el formulario.',
    'Mi contraseña: Faro2026! Escribe una más segura.',
    'Arregla este código: key = "sk-proj-abcdEFGH1234abcdEFGH1234"',
    'Write to martha@realfirm.co.uk about the fault.',
  ])('When there is personal data or a secret, then it is broken: %s', (text) => {
    expect(verdictOn('privacy', text).status).toBe('broken');
  });

  test('When there is no request, then it is not judged', () => {
    expect(verdictOn('privacy', '')).toMatchObject({ status: 'missing', judged: false, spans: [] });
  });

  test('When a secret is found, then the message names its kind and never its value', () => {
    const text = 'Mi contraseña: Faro2026! Escribe una más segura.';
    const verdict = verdictOn('privacy', text);
    expect(verdict.message).toBe('Hay una contraseña escrita: el modelo podría repetirla en la respuesta.');
    expect(JSON.stringify({ ...verdict, spans: [] })).not.toContain('Faro2026');
    expect(marked(text, verdict)).toEqual(['contraseña: Faro2026!']);
  });

  test('When the check digit is wrong, then a number is only a number', () => {
    expect(verdictOn('privacy', 'Explica el código 12345678A del albarán.').status).toBe('met');
    expect(verdictOn('privacy', 'Explica la referencia ES00 2100 0418 4502 0005 1332.').status).toBe('met');
  });

  test.each([
    'Tarea: recordatorio de cita para vacunar a dos conejos.',
    'Task: a reminder of the appointment to vaccinate two rabbits.',
  ])('When a label names the task, then the prompt asks for something: %s', (text) => {
    expect(verdictOn('privacy', text).status).toBe('met');
  });
});
