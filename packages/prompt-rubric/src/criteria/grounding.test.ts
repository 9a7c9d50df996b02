import { verdictOn } from '../../test/support.ts';

describe('grounding', () => {
  test.each([
    'Responde solo con los datos de la carta. Si no aparece la fecha, escribe «no consta».',
    'No inventes precios; si falta alguno, pregúntamelo.',
    'Use only the facts in the letter. If the date is not there, write "not stated".',
    "Don't make up prices; if in doubt, ask me.",
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
});
