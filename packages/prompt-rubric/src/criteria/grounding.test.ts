import { verdictOn } from '../../test/support.ts';

describe('grounding', () => {
  test.each([
    'Responde solo con los datos de la carta. Si no aparece la fecha, escribe «no consta».',
    'No inventes precios; si falta alguno, pregúntamelo.',
    'Use only the facts in the letter. If the date is not there, write "not stated".',
    "Don't make up prices; if in doubt, ask me.",
    'Contesta apoyándote solo en la política. Si la política calla, dile que lo consultas.',
    'Saca los datos con su frase textual; lo que no conste, déjalo como «no figura».',
    'Answer from the statutes below and nowhere else. Where they are silent, say that.',
    'Reply straight out of the page I paste. Not covered? Write "not in our rules".',
  ])('When the source and the way out are given, then it is met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('met');
  });

  test.each([
    'Responde y no inventes datos.',
    'Si no lo sabes, dilo.',
    "Answer the letter and don't make up facts.",
    'If you are not sure, say that.',
  ])('When only one of the two is given, then it is partly met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('partly');
  });

  test.each(['Escribe un aviso de obras.', 'Write a notice about the lift.'])(
    'When neither is given, then it is missing: %s',
    (text) => {
      expect(verdictOn('grounding', text).status).toBe('missing');
    },
  );

  test.each([
    'Usa solo los estatutos. Si los estatutos no hablan de eso, escribe «no lo recogen».',
    'Usa solo lo que dice el acta. Si el acta de la junta calla, dilo en una línea.',
    'Usa solo la memoria y nada más. Lo que falte se nombra como «la memoria no lo dice».',
    "Use only the statutes. If the statutes don't mention it, write “not there”.",
    'Use only the report. Where the report is silent, write “not stated”.',
  ])('When the source itself is said to be silent, then that is the unknown case: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('met');
  });

  test.each([
    'Usa solo los estatutos. Si el vecino no paga, di qué cuota le toca.',
    'Use only the statutes. If the neighbour does not pay, say which fee applies.',
  ])('When the condition is about something else, then the unknown case is still missing: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('partly');
  });

  test.each([
    ['Responde solo con los datos de la carta.', 'what the model should do when it does not know'],
    ['Si no lo sabes, dilo.', 'what the rest should rely on'],
    ['No inventes precios; si falta alguno, pregúntamelo.', 'You say where the answer comes from'],
  ])('When one of the two is there, then the message asks for the other: %s', (text, says) => {
    expect(verdictOn('grounding', text, {}, 'en').message).toContain(says);
  });

  test.each([
    'Contesta citando la norma. Si las bases no contemplan el caso, escribe «sin prever».',
    'Usa solo el folleto. Lo que el folleto omita se marca con una raya.',
    'Saca las cifras con sus palabras y sin suponer nada. Si no sale la fecha: «sin fecha».',
    "Reply solely on the leaflet. Whatever can't be found, mark with a dash.",
    "Assume nothing. If the handbook doesn't resolve it, say who decides.",
  ])('When the source is named in another way and may not tell all, then it is met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('met');
  });

  test.each([
    'Di si el aviso es urgente. Si falta la hora, pregúntala. <aviso>La caldera gotea en el sótano.</aviso>',
    'Say whether the note is urgent. If information is missing, ask. <note>The boiler drips in the cellar.</note>',
  ])('When material stands apart and something may be missing, then it is met: %s', (text) => {
    expect(verdictOn('grounding', text)).toMatchObject({ status: 'met' });
    expect(verdictOn('grounding', text, {}, 'en').message).toContain('You set the material apart');
  });
});
