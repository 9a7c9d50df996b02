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
  'Escribe el SMS: cambie la cita en el tfno. 957412300 (Clínica Veterinaria Alameda) hoy.',
  'Escribe el SMS: que pida hora en la clínica dental (957 412 300).',
  'Escribe la hoja. Teléfono del centro de salud: 957 412 300.',
  'Escribe la hoja y termina con el teléfono de la farmacia, 957 412 300.',
  'Escribe el aviso y acaba con «Llámenos al 957 412 300 y lo vemos enseguida».',
  'Escribe el aviso: llama al 957 412 300 para confirmar la plaza.',
  'Escribe la respuesta sobre la póliza 612345678.',
  'Escribe la respuesta sobre el siniestro n.º 612345678.',
  'Write the reminder: ring Hill Vets on 07700 900123 to change it.',
  'Write the reminder: text 07700 900123 to confirm.',
  'Write the reminder and close with "Any trouble at all, just call us on 07700 900123, Park Vets".',
  'Write the letter: the school office is on 01632 960 411.',
  'Write the note; they can ring the dental surgery (020 7946 0155).',
  'Write the reply about claim 612345678.',
  'Write the reply about policy number 612345678.',
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
  'Soy Antonio Ruiz, de la calle Olmo 14, mi móvil es el 655 210 347. Resume mi queja.',
  'Resume la queja del huésped del hotel, Antonio Ruiz, 655 210 347.',
  'Resume la queja de Antonio Ruiz contra la tienda, 655 210 347.',
  'Resume la queja: fue a la clínica y dejó el 655 210 347.',
  'Resume la queja: dejó el 655 210 347 en la clínica.',
  'Resume la queja: la tienda llamó al 655 210 347 dos veces.',
  'Escribe un recordatorio: tengo que llamar al 655 210 347, es mi vecina.',
  'Escribe la respuesta sobre el artículo 4111111111111111, mi tarjeta.',
  'Write the reply about item 4111111111111111, my card.',
  'Write a note for me to call 07700 900123.',
  'Summarise it: she asked the desk to ring 07700 900123.',
  'Summarise it: the shop never rang 07700 900123.',
  'Summarise it: a guest at the hotel, 07700 900123.',
  'Summarise it. Jane, my mobile is 07700 900123.',
  'Summarise the complaint of the customer at the shop, +44 7911 123456 today.',
  'Write a script to reach her, +44 7911 123456 today.',
  'Summarise: <complaint>I was charged twice. Somebody has to call +44 7911 123456 today.</complaint>',
])('When the number may be a person’s, then it is broken: %s', (text) => {
  expect(statusOf(text)).toBe('broken');
});
