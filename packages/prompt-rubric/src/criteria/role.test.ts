import { marked, verdictOn } from '../../test/support.ts';

describe('role', () => {
  test.each([
    'Eres redactora técnica. Escribe el manual.',
    'Actúa como un pediatra de un centro de salud rural y responde a esta madre.',
    'Quiero que actúes como guía turística de Cádiz.',
    'Imagina que eres un sumiller que trabaja en un bar de barrio.',
    'Rol: bibliotecaria escolar\nTarea: recomienda tres libros.',
    'Como experta en riego por goteo, explica qué falla en este huerto.',
    'You are a tax adviser for freelancers.',
    "You're a night-shift nurse. Write the handover.",
    'Act as a primary school teacher who runs the chess club.',
    'Pretend to be a grumpy lighthouse keeper.',
    'Role: travel agent\nTask: plan a weekend.',
    'As a structural engineer, review this plan.',
    'I want you to act as a seed catalogue editor.',
  ])('When a concrete role is given, then it is met: %s', (text) => {
    expect(verdictOn('role', text).status).toBe('met');
  });

  test.each([
    'Actúa como experto.',
    'Eres un experto mundial con muchos años de experiencia.',
    'Eres el mejor asistente del mundo.',
    'Act as an expert.',
    'You are a helpful assistant.',
    'You are a world-class AI.',
    'Eres profesora. Explica la fotosíntesis.',
    'You are a consultant.',
  ])('When a role is named without its field, then it is partly met: %s', (text) => {
    const verdict = verdictOn('role', text);
    expect(verdict.status).toBe('partly');
    expect(verdict.hint).not.toBeNull();
  });

  test.each([
    'Escribe un correo a un experto en seguros.',
    'Si eres capaz, resume el texto.',
    'Eres libre de elegir el orden.',
    'You are free to choose the order.',
    'You are writing to a client who never answers.',
    'As a teacher, I need a quiz about rivers.',
    'As a result, sales fell.',
    'Como sabes, la tienda cierra el lunes.',
    'El rol del experto en la tarea.',
  ])('When nobody says who the model should be, then it is missing: %s', (text) => {
    expect(verdictOn('role', text).status).toBe('missing');
  });

  test('When it is met, then the span is the cue with its complement and the message quotes the role', () => {
    const text = 'Hola. Eres redactora técnica en una fábrica de drones, y escribes claro.';
    const verdict = verdictOn('role', text);
    expect(marked(text, verdict)).toEqual(['Eres redactora técnica en una fábrica de drones']);
    expect(verdict.message).toContain('«redactora técnica en una fábrica de drones»');
    expect(verdict.hint).toBeNull();
  });

  test('When the expert has no field, then the message asks in what', () => {
    expect(verdictOn('role', 'Actúa como experto.').message).toContain('¿Experto en qué?');
    expect(verdictOn('role', 'Act as an expert.', {}, 'en').message).toContain('An expert in what?');
  });

  test.each([
    ['Como un pediatra rural, responde a esta madre.', '«pediatra rural»'],
    ['Como una guía de montaña, describe la ruta.', '«guía de montaña»'],
    ['Como asesor fiscal, revisa este contrato.', '«asesor fiscal»'],
    ['Como profesora, explica la fotosíntesis.', '«profesora»'],
    ['As an engineer of dams, review the plan.', '«engineer of dams»'],
  ])('When the role comes after "as", then the article is no part of it: %s', (text, quoted) => {
    expect(verdictOn('role', text).message).toContain(quoted);
  });

  test.each(['As an accountant for small shops', 'Como experta en riego', 'Rol:', 'Escribe la carta. Eres'])(
    'When the sentence stops at the role or before it, then nothing is given: %s',
    (text) => {
      expect(verdictOn('role', text)).toMatchObject({ status: 'missing', spans: [] });
    },
  );

  test.each([
    'Sos encargado de una parrilla de barrio. Contestá la reseña.',
    'Escriba como responsable de sala de un restaurante familiar la respuesta a la reseña.',
    'You own a small restaurant by the harbour. Write the reply.',
  ])('When the part is given as a trade or a place, then it is met: %s', (text) => {
    expect(verdictOn('role', text).status).toBe('met');
  });
});
