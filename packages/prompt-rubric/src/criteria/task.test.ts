import { marked, verdictOn } from '../../test/support.ts';

describe('task', () => {
  test.each([
    'Redacta un aviso de obras para el portal.',
    'Le ruego redactar una carta a mi casero sobre la caldera rota.',
    'Le agradeceré me escriba un aviso para los vecinos sobre la obra.',
    'Le agradecería que me redactara un aviso para los vecinos.',
    'Le agradecería me tradujera el folleto de la piscina al inglés.',
    'Le suplico que me diga cómo pedir una prórroga del alquiler.',
    'Tenga a bien escribir un aviso para los vecinos del bloque.',
    'Sírvase preparar una circular para las familias del comedor.',
    'Email the garage that sold me the leaking radiator.',
    'Text my landlord that the boiler is out again.',
    'Please message the tenants about the lift repair on Friday.',
    'Cartel corto, seis líneas como mucho, que se lea desde el coche: la gasolinera cierra el lunes.',
    'Hola, cartel para la puerta de mi taller: cerramos el lunes por inventario.',
    'Hi there, short notice, five lines at most, for the window: closed on Monday for stocktaking.',
    'Poster, large type, 30 words, for the lobby: the lift is being mended until Friday.',
    'Escríbeme una carta de queja a la compañía del gas.',
    '¿Podrías comparar estas dos pólizas de hogar?',
    'Necesito que resumas el acta de la reunión.',
    'Tu tarea es clasificar las reseñas por tema.',
    'A partir de estas notas, prepara un orden del día.',
    'Traducí este menú al francés.',
    'Elaboren un informe sobre las ventas de mayo.',
    'Tarea: ficha de producto para una lámpara de mesa.',
    'Please draft a thank-you note to the volunteers.',
    'Could you compare these two broadband offers?',
    'I need you to sort the complaints by topic.',
    'Using the notes below, outline a workshop on compost.',
    'Crochet a story around these three words: salt, ladder, owl.',
    'Task: packing list for a rainy weekend.',
    'Necesito un cartel para la puerta de mi frutería.',
    'Me gustaría que me armaras un correo para la tienda.',
    '¿Me puedes escribir un correo para la tienda?',
    'Ayúdame con una carta para mi casero sobre la fianza.',
    'Con esto hazme el resumen de la reunión de vecinos.',
    'Que me preparen una lista de la compra para diez días.',
    'Redactemos un aviso para el portal.',
    "I'd love a list of rainy-day games.",
    'I need a short sign for my shop window.',
    'Would you mind writing a note for the coach of my daughter?',
    'Kindly go through the lease and list the dates of notice, one per line.',
    'What I want is an email to the landlord about the boiler.',
    'Resumen de las actas en tres líneas, sin nombres.\nTono: neutro. Si falta la fecha, pon «no consta».',
    'Email to Deskworld support. A wheel is missing. Six lines, plain words, no threats. Readers: the parts desk.',
    'PARA: atención al cliente de la tienda.\nHECHOS: la silla llegó el martes y le falta una rueda.\nOBJETIVO: que envíen la rueda a casa.\nFORMA: asunto y cuerpo de 100 palabras, tono correcto.',
    'Titles for our tracker, in three parts.\nInput: it kills the battery\nOutput: HOME – drains battery – open\nInput: it shut down while I was signing\nOutput:',
    'Cartel para la puerta del gimnasio, cerrado del 4 al 9 por humedades, las clases se dan en el polideportivo.',
    'Mensaje corto a mi casero: la caldera pierde agua desde el lunes y no hay calefacción.',
    'Aviso para el tablón de nuestra comunidad. El jueves se corta el agua de nueve a once.',
    'Tweet for people who commute by bike: the river path is shut until Friday, use the bridge instead.',
    'Notice for my bakery window. Shut from 4 to 9 July, bread at the market stall on Hill Road.',
    'Short message to the landlord: the boiler leaks since Monday and there is no heating.',
    '¿Tendría usted la amabilidad de redactar una carta al administrador?',
    'Le ruego que prepare un orden del día para la junta de mayo.',
    '¿Sería posible que me preparara un resumen del acta?',
    'Te agradecería que ordenaras estas reseñas por tema.',
    'necesito q me armes una lista de la compra pa diez días',
    'La impresora deja de imprimir a medias desde el lunes.\nRegistro: «E-204 paper path»\n¿Qué puede ser y por dónde empiezo?',
    'I was wondering if you could write a note to my neighbour about the noise.',
    'Would you be kind enough to sort these complaints by topic?',
    'Is there any chance you could turn my notes into minutes?',
    'pls could you shorten this notice about the lift to four lines',
    'The printer stops halfway since Monday.\nLog: "E-204 paper path"\nWhat should I check first?',
    'Así titulamos las averías.\n«me cobró dos veces» → PAGOS – cobro doble – pedido\n«se cerró sola al firmar la entrega» →',
  ])('When a verb says what to make of what, then it is met: %s', (text) => {
    expect(verdictOn('task', text).status).toBe('met');
  });

  test.each([
    ['Ayúdame con un correo.', 'deseo'],
    ['Háblame de la fotosíntesis.', 'deseo'],
    ['Necesito ayuda con bicicletas.', 'deseo'],
    ['Escribe algo.', 'deseo'],
    ['¿Qué es la inflación?', 'pregunta'],
    ['Escribe un texto.', 'no está claro sobre qué'],
    ['Tell me about volcanoes.', 'deseo'],
    ['Help me with my essay.', 'deseo'],
    ['What is inflation?', 'pregunta'],
    ['Write it.', 'no está claro sobre qué'],
  ])(
    'When it is only a wish, a question or a verb without object, then it is partly met: %s',
    (text, says) => {
      const verdict = verdictOn('task', text);
      expect(verdict.status).toBe('partly');
      expect(verdict.message).toContain(says);
    },
  );

  test.each([
    'La tienda abre a las diez.',
    'Correo cliente pedido',
    'The shop opens at ten and closes at eight.',
    'El informe explica los resultados del año.',
    'Compré una silla ayer.',
    'Una lista de la compra.',
    'Notas de la reunión de vecinos del lunes por la tarde en el portal.\nSe habló del ascensor y de la pintura.\nNotas:',
    'Notes of the meeting of the house on Monday in the hall.\nWe spoke of the lift and of the paint.\nConclusion:',
    'AVISO A LOS VECINOS: el jueves se corta el agua de nueve a once. Lo sentimos.',
    'Cartel para la fiesta\n\nEl sábado bailamos en la plaza. La entrada es libre.',
    'El correo a la tienda salió el lunes y nadie contestó.',
    'Notice to residents: the water is off on Thursday from nine to eleven. We are sorry.',
    'Poster for the fair\n\nOn Saturday there is a dance in the square. Entry is free.',
    'The email to the shop went out on Monday and nobody answered.',
    'Mensaje del registro: la pasarela no responde.',
    'Email from the garage: the radiator is out of stock.',
    'We are closed for works until Friday. Email the office to book a place.',
    'Le ruego disculpe las molestias de estos días.',
    'Aviso importante, tres líneas de autobús cortadas: la 2, la 5 y la 9.',
    'CERRADO POR OBRAS\nRecoge tu cesta en la floristería. Volvemos el lunes 10.',
    'Estimados señores: la silla llegó sin una rueda. Envíenme la pieza, por favor.\nUn saludo, Carmen',
    'Dear Pat, the hose is not allowed in August. Please use a can and come to the next meeting.\nKind regards',
  ])('When nothing is asked for, then it is missing: %s', (text) => {
    expect(verdictOn('task', text).status).toBe('missing');
  });

  test.each([
    'Yo pondría primero la tarea, pero no entiendo el ejercicio. ¿Hay que poner el nombre de la tienda?',
    "I'd put the facts first in this exercise. Does it count if I write a table?",
  ])('When somebody talks about the exercise, then it is no request: %s', (text) => {
    expect(verdictOn('task', text).status).not.toBe('met');
  });

  test('When it is met, then the span is the verb with its object and not the limits after it', () => {
    const text = 'Por favor, redacta una invitación formal para mis vecinos en menos de 80 palabras.';
    expect(marked(text, verdictOn('task', text))).toEqual(['redacta una invitación formal']);
  });
});

test.each([
  'Busca las diferencias entre el primer contrato y el segundo. Voy a enviar tu lista a una abogada.',
  'Encuentra las cláusulas que cambian entre el contrato antiguo y el nuevo.',
  'Localiza en los dos contratos lo que ha cambiado.',
  'Señala las diferencias entre las dos versiones del reglamento.',
  'Contrasta las dos ofertas de la imprenta.',
  'Spot the differences between the two versions of the rules.',
])('When what is asked for is to look through texts, then that is a request: %s', (text) => {
  expect(verdictOn('task', text).status).toBe('met');
});
