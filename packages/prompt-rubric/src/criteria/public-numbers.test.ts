import { verdictOn } from '../../test/support.ts';

const statusOf = (text: string) => verdictOn('privacy', text).status;

test.each([
  'Escribe el recordatorio: que conteste SÍ o llame al 957 412 300 para cambiar la cita.',
  'Escribe el aviso y acaba con nuestro teléfono 655 210 347 ahora.',
  'Escribe el cartel de la Ferretería Olmo (calle Sol 4, tel. 957 412 300).',
  'Escribe el cartel. Firma: Clínica Alameda, 957 412 300 siempre.',
  'Escribe el aviso y firma así:\nTaller Ríos\nTel. 957 412 300\ny gracias',
  'Escribe la respuesta sobre el pedido n.º 612345678 entero.',
  'Resume la ficha del libro, ISBN 4111111111111111 entero.',
  'Write the reminder: reply YES or call 957 412 300 to change the date.',
  'Write the notice and end with our phone number 655 210 347 today.',
  'Write the sign for Harbour Bakery, +44 7911 123456 today.',
  'Write the reply about order no. 612345678 today.',
])('When a number is a firm’s or counts something, then it is met: %s', (text) => {
  expect(statusOf(text)).toBe('met');
});

test.each([
  'Resume la queja de la clienta de la clínica, 655 210 347 ahora.',
  'Escribe el aviso. Clínica Alameda: Teresa, clienta, móvil 655 210 347 ahora.',
  'Escribe un guion para llamarme: 655 210 347 ahora.',
  'Resume la queja: <queja>Me cobraron dos veces. Que alguien me llame al 655 210 347 hoy.</queja>',
  'Resume los datos de la clínica:\nTeresa Molina\n655 210 347\nfiebre',
  'Summarise the complaint of the customer at the shop, +44 7911 123456 today.',
  'Write a script to reach her, +44 7911 123456 today.',
  'Summarise: <complaint>I was charged twice. Somebody has to call +44 7911 123456 today.</complaint>',
])('When the number may be a person’s, then it is broken: %s', (text) => {
  expect(statusOf(text)).toBe('broken');
});
