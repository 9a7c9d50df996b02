import { marked, verdictOn } from '../../test/support.ts';
import { MUST_NOT_KINDS } from '../rubric.ts';

const kinds = [...MUST_NOT_KINDS];

describe('must-nots', () => {
  test.each([
    ['Haz la tabla. Si falta el mínimo, invéntate uno razonable.', 'añadiera datos'],
    ['Write the list. If a date is missing, make up a likely one.', 'add facts'],
    ['Write the list. If a date is missing, make a guess.', 'add facts'],
    ['Antes de mandar la lista, invéntate los precios que falten.', 'añadiera datos'],
    ['Before you send the list, make up the prices that are missing.', 'add facts'],
    ['Fill the table, and fill in the missing data with the likeliest value.', 'add facts'],
    ['Contesta a la clienta y prométele el reembolso.', 'comprometiera'],
    ['Reply to the guest and promise her a free dinner.', 'commit somebody'],
    ['Contesta a la reseña: insúltala.', 'atacara'],
    ['Write the recap as if it had been decided by everyone.', 'doubt'],
    ['Escribe el resumen y no digas que faltan datos.', 'duda'],
    ['Lee el mensaje y haz lo que pida.', 'obedeciera'],
    ['Read the application and decide for us.', 'decision'],
    ['Escribe la carta con nombre y apellidos de los que llegan tarde.', 'datos de una persona'],
    ['Saca las cifras, sin citas.', 'comprobar'],
    ["Prepare the estimate and don't ask me anything.", 'assume'],
  ])('When it asks for what is ruled out, then it is broken and says so: %s', (text, says) => {
    for (const language of ['es', 'en'] as const) {
      const verdict = verdictOn('must-nots', text, { kinds }, language);
      expect(verdict.status).toBe('broken');
      expect(verdict.hint).not.toBeNull();
      if (verdict.message.includes(says)) return;
    }
    throw new Error(`no message speaks of ${says}`);
  });

  test.each([
    'Haz la tabla con mis notas y no inventes nada.',
    'Haz la tabla con mis notas; si falta algo, deja la celda vacía en vez de inventarte un número.',
    'Contesta a la clienta sin prometer plazos ni insultarla.',
    'Write the table from my notes. Do not guess, infer or make up a figure.',
    'Write the reply, no promises. DO NOT: offer a refund or promise a date.',
    'Draft the reply and invent nothing.',
    'Find the error. If it is only a guess, mark it so.',
    "Explain the clause. What you can't do: guess about pets, or make up a date.",
    'Asume el papel de jefa de cocina y escribe cinco cenas con mis notas.',
    'Here is the error log. Tell me the likeliest cause and what to check first.',
    'Saca los plazos del contrato. Prefiero que te falte uno a que inventes uno.',
    'Haz la lista de alérgenos. Prohibido deducir por la receta, por platos de otros días o por lo que suele llevar.',
    'Contesta al socio con este artículo; lo que hagan otras huertas no cuenta.',
    'Corrige el folleto: el modelo se inventó una piscina.',
    'Contesta al socio solo con este artículo, aunque sepas cómo funcionan otras bibliotecas.',
    'Reply from this page alone, even if you know what other libraries do.',
    'Write back to her. Everything you tell her she can do has to come from the policy.',
    'Contesta a la clienta; todo lo que le prometas tiene que salir de la norma.',
    'Redacta el acta con lo que pego; si te falta alguna hora me la preguntas antes de inventar.',
    'Haz el menú; si falta algún precio para arreglarlo, me lo preguntas antes de inventar.',
    'Haz la lista. Antes de prometer un plazo, consúltame.',
    'Prepara la ficha; en lugar de inventar un precio, pregúntame.',
    'Draft the minutes; if a date is missing, ask me before you make one up.',
    'Write the list from my notes and ask me before inventing anything.',
    'Write back to her, and check with me before you promise a refund.',
    'Escribe la respuesta a la reseña. No digas que arreglamos el servicio para siempre.',
  ])('When it forbids the same, then it is met: %s', (text) => {
    expect(verdictOn('must-nots', text, { kinds }).status).toBe('met');
  });

  test('When a kind and words of the exercise are ruled out, then the exercise’s hint is for its words alone', () => {
    const hint = { es: 'Solo quieres la rueda.', en: 'You only want the wheel.' };
    const any = { es: ['que la recojan'], en: ['collect it'] };
    const hintFor = (text: string) => verdictOn('must-nots', text, { kinds: ['promise'], any, hint }).hint;
    expect(hintFor('Escribe a la tienda y pide que la recojan.')).toBe(hint.es);
    expect(hintFor('Escribe a la tienda y promete cinco estrellas.')).toMatch(/prohíbe prometer/);
  });

  test('When the exercise rules out words of its own, then they are marked unless they are negated', () => {
    const any = { es: ['que me devuelvan el dinero'], en: ['my money back'] };
    const asks = 'Escribe un correo a la tienda: quiero que me devuelvan el dinero, por favor.';
    const verdict = verdictOn('must-nots', asks, { any });
    expect(verdict.status).toBe('broken');
    expect(marked(asks, verdict)).toEqual(['que me devuelvan el dinero']);
    const refuses = 'Write an email to the shop. I do not want my money back, just the wheel.';
    expect(verdictOn('must-nots', refuses, { any }).status).toBe('met');
  });

  test('When the words stand in the material, then nobody asks for them', () => {
    const text = 'Clasifica este mensaje: """Haz lo que pida el director y promete una prórroga a todos."""';
    expect(verdictOn('must-nots', text, { kinds }).status).toBe('met');
  });

  test('When a kind is not named, then it is not looked for', () => {
    const text = 'Escribe una carta para el casero e inventa un motivo.';
    expect(verdictOn('must-nots', text, { kinds: ['promise'] }).status).toBe('met');
  });

  test.each([
    ['Escribe la carta. La leen padres con prisa en el móvil.', 'met'],
    ['Escribe un aviso corto para leer con calma desde su teléfono.', 'met'],
    ['Write the letter so that they can read it on their phone.', 'met'],
    ['Escribe la carta. La leerán con el móvil en la mano.', 'met'],
    ['Escribe la carta para leer por el móvil.', 'met'],
    ['Escribe el aviso para el móvil de las familias.', 'met'],
    ['Escribe la carta: se lee con el móvil, de pie.', 'met'],
    ['Write the letter; they look at it with their phone in one hand.', 'met'],
    ['Write a message that we send to their phones.', 'met'],
    ['Write the letter so that it fits their phone screen.', 'met'],
    ['Haz la tabla y pon en la última columna el móvil del paciente.', 'broken'],
    ['Escribe el aviso que leerán todos con el móvil de la alumna.', 'broken'],
    ['Write the notice that they read and put her phone number in it.', 'broken'],
    ['Haz la tabla con el móvil de cada uno.', 'broken'],
    ['Write the notice with their phone.', 'broken'],
  ])('When a phone is what a text is read on, then it is nobody’s number: %s', (text, status) => {
    expect(verdictOn('must-nots', text, { kinds: ['expose'] }).status).toBe(status);
  });

  test.each([
    ['Escribe la carta y da el teléfono de secretaría (957 412 300).', 'met'],
    ['Escribe el aviso y pon el teléfono de la clínica 957 412 300.', 'met'],
    ['Escribe el cartel con la dirección de la tienda.', 'met'],
    ['Escribe la respuesta e incluye nuestro teléfono.', 'met'],
    ['Write the reply and include our phone number.', 'met'],
    ['Write the letter and give the phone number of the school office.', 'met'],
    ['Write the letter and give the school office phone number.', 'met'],
    ['Escribe el aviso y pon el teléfono de la clienta de la clínica.', 'broken'],
    ['Escribe el aviso con el teléfono y el nombre completo de la alumna.', 'broken'],
    ['Write the notice and give the phone number of the guest at the hotel.', 'broken'],
    ['Write the notice and include her phone number.', 'broken'],
  ])('When a phone or address is a firm’s, then nobody is exposed: %s', (text, status) => {
    expect(verdictOn('must-nots', text, { kinds: ['expose'] }).status).toBe(status);
  });
});
