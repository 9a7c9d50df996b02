import { marked, verdictOn } from '../../test/support.ts';

describe('context', () => {
  test.each([
    'Tengo una ferretería en Lugo y el proveedor de tornillos ha subido los precios un 20 %. Escribe una carta.',
    'Escribe un aviso, porque el ascensor estará parado toda la semana y viven tres personas mayores.',
    'Contexto: clínica dental pequeña, dos sillones, lista de espera de un mes.\nTarea: redacta el mensaje.',
    '<datos>Pedido 4821, recibido el 3 de mayo, dos tazas rotas, cliente desde 2019</datos> Redacta la respuesta.',
    'I run a small bakery in Leeds and our oven broke on Friday. Write a notice.',
    'Draft a message, because the lift will be out of order all week and three older people live upstairs.',
    'Background: village library, one librarian, 3,000 loans a year.\nTask: write the annual summary.',
    'Escribe un correo a la tienda donde compré en línea una silla de oficina que llegó ayer, lunes, sin una rueda.',
    'Write an email to the shop where I bought an office chair online, which arrived on Monday without a wheel.',
    'Redacta un SMS para la señora Ocaña, dueña de la gata Mora: revisión el martes 4 de febrero, a las 18:15.',
    'Write a text to Mr Pardoe, whose cat is Biscuit: check-up on Tuesday 4 February, 6.15 pm.',
    'Escribe una carta a un vecino que el mes pasado no cobró la derrama y que aquella noche se quejó en el portal.',
    'Write a letter to a neighbour who missed the meeting last month and complained about the bill in the hall.',
    'Haz la lista de la compra corta, no vaya a ser que las familias de los alérgicos nos devuelvan otra vez la merienda entera sin abrir.',
    'Write the shopping list without nuts, or the parents of the allergic children will send the whole snack back to us.',
  ])('When the situation is told, then it is met: %s', (text) => {
    expect(verdictOn('context', text).status).toBe('met');
  });

  test.each([
    'Tengo una tienda. Escribe un anuncio.',
    'I have a shop. Write an advert.',
    'Escribe un correo a la tienda donde compré la silla.',
    'Write an email to the shop that sold me the chair.',
    'Resume el texto: <texto>[pégalo aquí]</texto>',
    // The material is no situation.
    'Resume este correo: """Hola, soy Marta. El envío llegó ayer con la caja abierta y faltan dos libros de los cinco que pedí."""',
    'Summarise the email below.\n"""\nHi, this is Martha. The parcel came yesterday with the box open and two of the five books missing.\n"""',
    'Clasifica las quejas. Abajo van las treinta quejas de la semana, una por línea.',
    'Sort the complaints. Below are the thirty complaints of this week, one on each line.',
    'Redacta un aviso para los vecinos sobre el corte del jueves.',
    'Write a notice for the neighbours about the cut on Thursday.',
  ])('When there is a glimpse only, then it is partly met: %s', (text) => {
    expect(verdictOn('context', text).status).toBe('partly');
  });

  test.each([
    'Escribe un correo profesional y claro.',
    'Improve my function so it is more professional and efficient.',
    'Eres abogada y tienes veinte años de experiencia en divorcios difíciles.',
    'El tono es cercano y la respuesta tiene tres párrafos.',
    'Usa un máximo de 200 palabras y no incluyas precios.',
    'Write three short paragraphs without jargon.',
    'Escribe un texto que convenza a las familias del barrio de que vengan a la tienda.',
    'Write a notice that tells the neighbours what they need to know and when.',
    'Escribe un aviso con tres datos sobre las obras: quién llama, qué pide, qué día y qué número.',
    // Rules for a case, what stands for a gap, orders, quoted names and what is asked for tell nothing.
    'Resume la queja. Si el cliente no dice qué taza llegó rota ni cuándo la recibió, escribe «no consta».',
    'Sum up the complaint. If the customer does not say which cup was broken or when it arrived, write “not stated”.',
    'Pasa la ficha a JSON. Fecha ausente: null. Cada plato que tiene gluten lleva su aviso.',
    'Turn the card into JSON. The date is null where it is missing. Every dish that has gluten gets a warning.',
    'Usa exactamente los cuatro campos de la plantilla. Los encabezados son «vino», «queda» y «falta».',
    'Use exactly the four fields of the template. The headings are “came”, “left” and “needs”.',
    'Escribe el parte: cómo ha dormido cada paciente, qué tiene pendiente y cuándo sale.',
    'Write the report: how each patient slept, what comes next and whether anybody leaves.',
    'Etiqueta cada mensaje: tarde = llegó después de la hora; roto = vino abierto.',
    'Label each message: late = it arrived after the hour; broken = it came open.',
  ])('When nothing of the situation is told, then it is missing: %s', (text) => {
    expect(verdictOn('context', text).status).toBe('missing');
  });

  test.each([
    [
      'Redacta un SMS a la señora Ocaña: revisión el 4 de febrero, a las 18:15, en Clínica Ribera.',
      'Das datos concretos del caso',
    ],
    [
      'Resume el correo: """Hola, soy Marta, faltan dos libros de los cinco que pedí ayer."""',
      'Veo con qué material',
    ],
  ])('When facts or material are all there is, then the message says so: %s', (text, message) => {
    expect(verdictOn('context', text).message).toContain(message);
  });

  test('When it is met, then the spans are the sentences that tell', () => {
    const text = 'Escribe un aviso. Mi comunidad tiene 24 vecinos y el lunes cortan el agua de diez a dos.';
    expect(marked(text, verdictOn('context', text))).toEqual([
      'Mi comunidad tiene 24 vecinos y el lunes cortan el agua de diez a dos',
    ]);
  });
});
