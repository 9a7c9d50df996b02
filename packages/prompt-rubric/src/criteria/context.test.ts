import { marked, verdictOn } from '../../test/support.ts';

describe('context', () => {
  test.each([
    'Tengo una ferretería en Lugo y el proveedor de tornillos ha subido los precios un 20 %. Escribe una carta.',
    'Escribe un aviso, porque el ascensor estará parado toda la semana y viven tres personas mayores.',
    'Contexto: clínica dental pequeña, dos sillones, lista de espera de un mes.\nTarea: redacta el mensaje.',
    'Resume este correo: """Hola, soy Marta. El envío llegó ayer con la caja abierta y faltan dos libros de los cinco que pedí."""',
    '<datos>Pedido 4821, recibido el 3 de mayo, dos tazas rotas, cliente desde 2019</datos> Redacta la respuesta.',
    'I run a small bakery in Leeds and our oven broke on Friday. Write a notice.',
    'Draft a message, because the lift will be out of order all week and three older people live upstairs.',
    'Background: village library, one librarian, 3,000 loans a year.\nTask: write the annual summary.',
    'Escribe un correo a la tienda donde compré en línea una silla de oficina que llegó ayer, lunes, sin una rueda.',
    'Write an email to the shop where I bought an office chair online, which arrived on Monday without a wheel.',
    'Summarise the email below.\n"""\nHi, this is Martha. The parcel came yesterday with the box open and two of the five books missing.\n"""',
  ])('When the situation or the material is there, then it is met: %s', (text) => {
    expect(verdictOn('context', text).status).toBe('met');
  });

  test.each([
    'Tengo una tienda. Escribe un anuncio.',
    'I have a shop. Write an advert.',
    'Escribe un correo a la tienda donde compré la silla.',
    'Write an email to the shop that sold me the chair.',
    'Resume el texto: <texto>[pégalo aquí]</texto>',
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
  ])('When nothing of the situation is told, then it is missing: %s', (text) => {
    expect(verdictOn('context', text).status).toBe('missing');
  });

  test('When it is met, then the spans are the sentences that tell', () => {
    const text = 'Escribe un aviso. Mi comunidad tiene 24 vecinos y el lunes cortan el agua de diez a dos.';
    expect(marked(text, verdictOn('context', text))).toEqual([
      'Mi comunidad tiene 24 vecinos y el lunes cortan el agua de diez a dos',
    ]);
  });
});
