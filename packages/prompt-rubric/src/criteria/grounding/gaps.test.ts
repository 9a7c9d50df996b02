import { marked, verdictOn } from '../../../test/support.ts';

describe('gaps of a source', () => {
  test.each([
    'Resume el acta de abajo. Si una tarea no tiene fecha, escribe «sin fecha».',
    'Haz media página a partir de esta acta. Donde falte el día, deja un hueco en blanco.',
    'Compara los presupuestos que te paso. Deja en blanco lo que no digan.',
    'Resumen del acta en tres listas. Hay tareas sin fecha: escribe "no consta".',
    'Summarise the minutes below. If a task has no date, write "no date".',
    'Here are the two offers. Where there’s no information, put "ask".',
    'From the minutes below make a list. Some jobs have no date. Mark those "no date".',
    'Compare the offers attached. Leave blank what they don’t say.',
  ])(
    'When the document is handed over and it is said what is put where it is silent, then it is met: %s',
    (text) => {
      expect(verdictOn('grounding', text).status).toBe('met');
      expect(verdictOn('grounding', text, {}, 'en').message).toContain(
        'which document the answer comes from',
      );
    },
  );

  test.each([
    'Resume la reunión. Si una tarea no trae fecha, no te la imagines.',
    'Compara lo que ofrecen. Lo que alguno calle, señálalo con un guion en vez de calcularlo tú.',
    'Haz una tabla. Dato que falte = casilla vacía, no lo supongas.',
    'Sum up the meeting. If a task has no date, don’t invent one.',
    'Compare the two. Flag every gap as "ask them" rather than working it out.',
    'Make a table. Missing information: put a question mark, never a guess.',
  ])('When a gap is foreseen and making up is ruled out, then it is met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('met');
  });

  test.each([
    'Resume la reunión. Si una tarea no tiene fecha, escribe «sin fecha».',
    'Haz la lista con nada de plazos deducidos ni nombres supuestos.',
    'Sum up the meeting. If a task has no date, write "no date".',
    'Make the list without making up names.',
  ])('When only one of the two is said, then it is partly met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('partly');
  });

  test.each([
    'Resume el acta de abajo. Si falta una fecha, pon una probable.',
    'Resume el acta de abajo. Si falta información, invéntala.',
    'Usa los datos del folleto. Si el cliente no tiene cuenta, pídele que abra una.',
    'Falta una rueda. Escribe un correo y avísame cuando llegue.',
    'Summarise the minutes below. If a date is missing, put a likely one.',
    'Read the leaflet. If the customer has no account, ask him to open one.',
    'A wheel is missing. Write an email and tell me when it arrives.',
  ])('When the gap is filled with a guess or is none of a source, then it is missing: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('missing');
  });

  test.each([
    ['No añadas fechas que no estén en el acta.', 'No añadas fechas que no estén en el acta'],
    ['Don’t add dates that aren’t in the minutes.', 'Don’t add dates that aren’t in the minutes'],
  ])('When it is ruled out to add what the source does not have, then it is met: %s', (ban, span) => {
    const text = `Haz la lista. ${ban}`;
    expect(verdictOn('grounding', text).status).toBe('met');
    expect(marked(text, verdictOn('grounding', text))).toEqual([span]);
  });

  test.each([
    'Haz la lista. No añadas nada que no esté en el acta.',
    'Make the list. Don’t add any facts that aren’t in the minutes.',
  ])('When it names no kind of fact, then what to do about one is left open: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('partly');
  });

  test.each([
    'Haz la lista. Añade las fechas que no estén en el acta.',
    'Make the list. Add the dates that aren’t in the minutes.',
  ])('When they are to be added, then it is missing: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('missing');
  });
});

describe('claims that nobody can make yet', () => {
  test.each([
    'Escribe a Ana. Sabemos: lleva melisa. No sabemos: si hay trazas. Prohibido: decirle que puede tomarla.',
    'Escribe a Ana usando solo estos datos y sin afirmar nada sobre las trazas.',
    'Write to Ana. We know: it has lemon balm. We don’t know: about traces. Don’t say that it is safe.',
    'Write to Ana using only these facts and without claiming anything about traces.',
  ])('When it is said what is known and that the rest is not to be claimed, then it is met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('met');
  });

  test.each([
    'Escribe a Ana. Aún no sabemos si hay trazas. No digas que es segura.',
    'Write to Ana. We don’t know about traces yet. Don’t say that it is safe.',
  ])('When only the claim is ruled out, then it is partly met: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('partly');
  });

  test.each([
    'Escribe el anuncio. No digas que somos los mejores.',
    'Escribe a Ana. Aún no sabemos si hay trazas. Dile que es segura.',
    'Write the advert. Don’t claim that we are the best.',
    'Write to Ana. We don’t know about traces yet. Tell her that it is safe.',
  ])('When nothing is unknown or it is to be claimed, then it is missing: %s', (text) => {
    expect(verdictOn('grounding', text).status).toBe('missing');
  });
});
