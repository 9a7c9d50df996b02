import { marked, verdictOn } from '../../test/support.ts';

describe('audience', () => {
  test.each([
    'Escribe una nota sobre el análisis. Vive solo, lee despacio y no sabe qué es ir en ayunas.',
    'Write a note about the blood test. He lives alone and reads slowly.',
    'Explica la hipoteca variable a mi abuela, que nunca ha pedido un préstamo.',
    'Escribe una guía para voluntarios que llegan por primera vez al comedor.',
    'Dirigido a enfermeras de urgencias con poco tiempo.',
    'Redacta un correo dirigido al soporte de Muebles Soria.',
    'Escribe un correo para el servicio posventa de la fábrica.',
    'Escribe un correo al soporte técnico.',
    'Necesito un mensaje para atención al cliente.',
    'Una carta destinada al taller que me vendió la caldera.',
    'Write an email to customer support.',
    'Email the garage that sold me the leaking radiator.',
    'Please text my landlord that the boiler is out again.',
    'Message the tenants about the lift repair on Friday.',
    'Write a message to the support desk of the shop.',
    'Público: adolescentes de un instituto rural.',
    'Redacta un correo al servicio de atención al cliente de la aerolínea.',
    'Lo leerá la gerente, que no conoce el proyecto.',
    'Prepara una ficha pensando en personas mayores que viven solas.',
    'Explain compound interest to a 14-year-old girl who likes football.',
    'Write a guide for first-time beekeepers.',
    'The text is aimed at night-shift nurses.',
    'Audience: retired engineers.',
    'Write it so that my colleagues can follow it on the bus.',
    'A busy director will read it on her phone.',
    'Haceme un mail a la ferretería: soporte tiene que leerlo hoy. Es para el servicio técnico.',
    'Lector: voluntarios que vienen por primera vez.',
    'Escribe un folleto para pibes que empiezan a remar.',
    'Queremos llegar a jubilados que viven solos.',
    'Who to: the parts desk of the factory',
    'Aimed at: retired sailors',
    'She wants to reach nurses who work at night.',
    'Could you write for me to the company that sold the boiler?',
  ])('When a concrete reader is named, then it is met: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('met');
  });

  test.each([
    'Escribe un artículo para todos.',
    'Escribe un artículo para todo el mundo.',
    'Un texto para el público general.',
    'Escribe un folleto para usuarios.',
    'Write an article for everyone.',
    'Write a leaflet for the general public.',
    'Write a leaflet for customers.',
  ])('When it is for everybody or for anybody of a kind, then it is partly met: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('partly');
  });

  test.each([
    'Escribe un plan para el viernes.',
    'Escribe un texto para vender más.',
    'Usa esta tabla para ordenar los datos.',
    'Write a plan for Friday.',
    'Use the table for sorting the data.',
    'Eres guía para turistas japoneses.',
    'Escribe un anuncio para una escuela de vela de Cádiz.',
    'Haz un cartel para el gimnasio nuevo de mi hermano.',
    'Write an advert for a new sailing school in Hull.',
    'Make a poster for the clinic of my aunt.',
    "Write a text for my brother's boat.",
    'So my desk lamp broke. Write a text about lamps.',
    'I practised scales for a year. Write a song.',
  ])('When no reader is named, then it is missing: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('missing');
  });

  test('When it is met, then the span is the reader with what is said of them', () => {
    const text = 'Explica el ahorro a mi sobrino, que acaba de cobrar su primera paga, en una página.';
    expect(marked(text, verdictOn('audience', text))).toEqual([
      'a mi sobrino, que acaba de cobrar su primera paga',
    ]);
  });

  test.each([
    'Cuéntaselo a Lu, una chica de 19 años que se muda por primera vez.',
    'Explain it to Lu, a girl of 19 who is moving for the first time.',
  ])('When an apposition says who a name is, then the reader has a trait: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('met');
  });

  test.each([
    ['Escribe una guía para voluntarios porque llegan por primera vez.', 'para voluntarios'],
    ['Escribe una guía para enfermeras con tono cercano.', 'para enfermeras'],
    ['Escribe una guía para: enfermeras de urgencias.', 'para: enfermeras de urgencias'],
  ])('When what follows is no longer about the reader, then the span ends before it: %s', (text, span) => {
    expect(marked(text, verdictOn('audience', text))).toEqual([span]);
  });

  test.each(['Escribe un aviso para nuestros clientes nuevos.', 'Público: todo nuevo propio.'])(
    'When nothing tells these readers from others, then it is partly met: %s',
    (text) => {
      expect(verdictOn('audience', text).status).toBe('partly');
    },
  );

  test.each([
    'Público:',
    'Escribe un aviso dirigido a',
    'Write a plan for papers.',
    'Email from the garage: the radiator is out of stock.',
    'Shorten the text the tenants liked.',
    'Write the note. My client. Is it late?',
  ])('When no reader follows, then it is missing: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('missing');
  });

  test.each([
    'Responda las consultas de los socios de la piscina con las normas que pego abajo.',
    'Answer the queries of our pool members with the rules pasted below.',
    'Answer the visitor’s question in two sentences, with the rules below.',
    'Haz un aviso corto. Te van a leer ciclistas con prisa.',
    'Make a short notice. It has to let cyclists know that the lane is shut until June.',
    'Prepara el recordatorio de la vacuna para doña Inés. Le llega por SMS a su teléfono de teclas.',
    'Write the reminder of the vaccine for Mrs Ines. She gets it as a voicemail.',
  ])('When it is told who asks or how it reaches them, then the reader is known: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('met');
  });

  test.each([
    'Responde las tres preguntas del formulario en una frase cada una.',
    'Answer the three questions of the form in one sentence each.',
    'Resume las dudas de los asociados en una tabla.',
    'Responde a la duda de si nuestros socios entran gratis.',
    'Answer the question of whether our members park inside.',
    'Let the list begin with the cheapest room.',
  ])('When nobody is answered, then questions name no reader: %s', (text) => {
    expect(verdictOn('audience', text).status).toBe('missing');
  });
});
