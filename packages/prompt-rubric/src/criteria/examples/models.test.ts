import { verdictOn } from '../../../test/support.ts';

describe('quotations that are a model', () => {
  test.each([
    'Escribe la nota. Imita la manera de hablar de este correo mío (saludo, despedida), pero no su contenido:\n«¡Hola, Rita! Ya tienes aquí tu lana verde. Pásate cuando quieras».',
    'Este es un aviso de ejemplo: «Mañana no hay agua de nueve a once. Llena un cubo esta noche». Escribe el del ascensor.',
    'Escribe las normas en puntos con esta forma: «Antes: dejabas la bici en el portal. Ahora: debes subirla al trastero».',
    'Ejemplo de cómo quiero cada punto: «Antes: el casco era opcional. Ahora: el casco es obligatorio».',
    'Escribe el aviso. Tono: como el de este texto (solo la forma): «Vecinas, el jueves pintan la escalera. Ojo con los abrigos».',
    'Write the note. Imitate the way of talking in this mail of mine (greeting, sign-off), but not its content:\n"Hi Rita! Your green wool is here. Drop in whenever you like."',
    'Write the rules as points in this form: "Before: you left the bike in the hall. Now: you must take it to the store room."',
    'Each point should look like "Before: no need to sound the horn. Now: sound the horn at every corner."',
    'Write the notice. Style: like this text (its tone only): "Neighbours, they paint the stairs on Thursday. Mind your coats."',
  ])('When what leads to a quotation makes it a model, then it is an example: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });

  test.each([
    'Lee esto que le mandé a Rita: «¡Hola, Rita! Ya tienes aquí tu lana verde. Pásate cuando quieras». ¿Ves qué sencillo? Con ese mismo tono, invita a mis clientas al taller.',
    'Lo que cuelgo en el portal: «Vecinas, el jueves pintan la escalera. Ojo con los abrigos». Escribe otro así sobre el ascensor.',
    'I sent this to Rita: "Hi Rita! Your green wool is here. Drop in whenever you like." Notice how I open. Write the next one for my customers.',
    'My last notice: "Neighbours, they paint the stairs on Thursday. Mind your coats." Write another like it about the lift.',
  ])('When what follows a quotation takes it as a model, then it is an example: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });

  test.each([
    'Invita a mis clientas al taller. Te pego uno que mandé en mayo: «¡Hola, Rita! Ya tienes aquí tu lana verde. Pásate cuando quieras».',
    'Invite my customers to the workshop. Here is one of mine: "Hi Rita! Your green wool is here. Drop in whenever you like."',
    'Te dejo uno mío para que veas cómo escribo:\n\n¡Hola, Rita! Ya tienes aquí tu lana verde. Pásate cuando quieras.\n\nEscribe otro para mis clientas.',
    'This is how I talk:\n\nHi Rita! Your green wool is here. Drop in whenever you like.\n\nWrite one for my customers.',
  ])('When it is a piece of the writer’s own, then it is an example: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });

  test.each([
    'Corrige las faltas de este correo mío: «¡Hola, Rita! Ya tienes aqui tu lana verde. Pasate cuando quieras».',
    'Este es un correo mío: «Hola, Rita, ya tienes aquí tu lana verde y puedes pasarte cuando quieras». Resúmelo en una línea.',
    'Contesta a este mensaje de una clienta: «Hola, quería saber si ya ha llegado mi lana verde».',
    'Fix the spelling in this mail of mine: "Hi Rita! Yor green wool is here. Drop in whenever you like."',
    'Here is an email I wrote: "Hi Rita, your green wool has come and you may drop in whenever you like". Shorten it.',
    'Answer this message from a customer: "Hello, I would like to know whether my green wool has come."',
  ])('When the quotation is to be worked on, then it is none: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('missing');
  });

  test.each([
    'Si el folleto no lo dice, por ejemplo el precio, escribe: «Este dato no figura en el folleto, pregunte en caja».',
    'Escribe el correo con este asunto: «Taller gratuito de cerámica el sábado por la mañana».',
    'Escribe el correo y empieza así: «Queridas clientas de siempre, ya tenemos fecha para el taller».',
    'No lo escribas como este correo: «Estimado cliente: por la presente le comunicamos que su pedido obra en nuestro poder».',
    'If the leaflet does not say it, for example the price, write: "This is not stated in the leaflet, please ask at the desk."',
    'Write the mail with this subject: "Free ceramics workshop on Saturday morning in the shop".',
    'Write the mail and start it like this: "Dear regulars, we have a date for the workshop at last".',
    'Don’t write it like this one: "Dear customer, we hereby inform you that your order is in our possession."',
    'Write the card in this form:\n[name of the piece] — [what it is for] — [price in euros and cents]',
  ])('When it is wording to use, to avoid or to fill in, then it is none: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('missing');
  });

  test.each([
    'Dame un ejemplo de respuesta a este caso: «mi vecina pone música todas las noches hasta las tres».',
    'Give me an example of a reply to this case: "my neighbour plays music every night until three".',
  ])('When the model is asked for one, then it is partly met: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('partly');
  });

  test.each([
    'Ejemplo de punto: Antes, mirabas los frenos una vez por semana. Ahora, míralos cada mañana.',
    'Sample line: Before, you checked the brakes once a week. Now, check them every morning.',
  ])('When a label of the writer’s own announces it, then it is an example: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });
});
