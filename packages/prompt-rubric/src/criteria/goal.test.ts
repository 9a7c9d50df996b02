import { verdictOn } from '../../test/support.ts';

describe('goal', () => {
  test.each([
    'Redacta un aviso de obras para el portal.',
    'Primero resume el acta, después enumera los acuerdos y finalmente escribe un correo.',
    '1. Lee el contrato.\n2. Extrae las fechas.\n3. Ordena las fechas en una tabla.',
    'Draft a notice about the lift.',
    'First summarise the minutes, then list the decisions and finally draft an email.',
  ])('When there is one goal, or several in order, then it is met: %s', (text) => {
    expect(verdictOn('goal', text).status).toBe('met');
  });

  test.each([
    'Resume el acta. Escribe un correo a los socios. Diseña un cartel. Propón una fecha.',
    'Summarise the minutes. Write an email to the members. Design a poster. Suggest a date.',
  ])('When several things are asked for without order, then it is partly met: %s', (text) => {
    expect(verdictOn('goal', text).status).toBe('partly');
  });

  test.each(['Mi perro come pienso.', 'My dog eats biscuits.'])(
    'When nothing is asked for, then it is missing: %s',
    (text) => {
      expect(verdictOn('goal', text).status).toBe('missing');
    },
  );

  test.each([
    'Tarea: recordatorio de cita para vacunar a dos conejos.',
    'Task: a reminder of the appointment to vaccinate two rabbits.',
  ])('When a label names the task, then the prompt asks for something: %s', (text) => {
    expect(verdictOn('goal', text).status).toBe('met');
  });

  test.each([
    ['Resume el acta. Escribe un correo a los socios.', 'one thing'],
    ['Resume el acta. Escribe un correo a los socios. Diseña un cartel.', 'several things at once'],
    ['Primero resume el acta. Después escribe un correo. Diseña un cartel.', 'put them in order'],
  ])('When the things asked for are counted, then the message says how they stand: %s', (text, says) => {
    expect(verdictOn('goal', text, {}, 'en').message).toContain(says);
  });
});
