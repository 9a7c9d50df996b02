import { marked, verdictOn } from '../../test/support.ts';

describe('delimiters', () => {
  test.each([
    'Resume el texto.\n"""\nEl lunes cierra la piscina.\n"""',
    'Resume la carta: <carta>Muy señores míos, les escribo por la factura.</carta>',
    'Explain this code:\n```js\nconst a = 1;\n```',
    'Summarise the letter.\n<letter>Dear sirs, about the bill.</letter>',
    'Explica la carta.\n[CARTA]\nLes escribo por la factura de mayo.\n[/CARTA]',
    'Resume lo que va aquí.\n--- INICIO ---\nEl lunes cierra la piscina.\n--- FIN ---',
    'Translate what is between the angles: <<< The pool closes on Monday. >>>',
    'Sort the notes between the pipes. ||| one late, two ill, one away |||',
    'Lee la nota.\n##\nEl lunes cierra la piscina.\n##',
    'Traduce: ««« The pool closes on Monday. »»»',
    'Resume: «El lunes cierra la piscina por obras y el martes vuelve a abrir».',
  ])('When material stands between marks, then it is met: %s', (text) => {
    expect(verdictOn('delimiters', text).status).toBe('met');
  });

  test.each([
    'Resume este texto.\nTexto: el lunes cierra la piscina por obras.',
    'Summarise this.\nText: the pool closes on Monday for works.',
  ])('When it is only announced, then it is partly met: %s', (text) => {
    expect(verdictOn('delimiters', text).status).toBe('partly');
  });

  test.each([
    'Resume el texto que sigue, el lunes cierra la piscina.',
    'Escribe un cuento con la palabra «faro».',
    'Write a story about a lighthouse.',
  ])('When it runs into the request, then it is missing: %s', (text) => {
    expect(verdictOn('delimiters', text).status).toBe('missing');
  });

  test('When material is set apart, then the span is the material', () => {
    const text = 'Resume la carta. <carta>Les escribo por la factura.</carta>';
    expect(marked(text, verdictOn('delimiters', text))).toEqual(['Les escribo por la factura.']);
  });

  test('When marks of the writer’s own are spoken of first, then the span is what stands between the next ones', () => {
    const text = 'Resume lo que va entre @@@ y @@@ en una frase. @@@ Les escribo por la factura. @@@';
    expect(marked(text, verdictOn('delimiters', text))).toEqual([' Les escribo por la factura. ']);
  });

  test.each([
    'Resume lo que va entre <estatutos> y </estatutos> en tres frases.',
    'Summarise what stands between <statutes> and </statutes> in three sentences.',
    'Resume lo que va entre @@@ y @@@, que llega de fuera, en tres frases.',
    'Summarise what stands between %% and %%, which comes from outside, in three sentences.',
  ])('When marks are only spoken of, then nothing is set apart: %s', (text) => {
    expect(verdictOn('delimiters', text)).toMatchObject({ status: 'missing', spans: [] });
  });

  test.each([
    'Resume la queja.\n===QUEJA===\nMe cobraron dos veces.\n===FIN===',
    'Resume la queja.\n+++++\n{{queja}} de ayer\n+++++',
    'Summarise the complaint.\n---8<---\nI was charged twice.\n---8<---',
    'Resume lo que va entre ## y ##. ##Me cobraron dos veces y nadie contesta.##',
    'Resume la queja que va entre corchetes: [Me cobraron dos veces y nadie contesta al teléfono.]',
    'Summarise what stands between ** and **. **I was charged twice and nobody answers.**',
    'Summarise the text in square brackets: [I was charged twice on Monday and nobody answers.]',
    'Summarise this: [start] I was charged twice on Monday. [end]',
  ])('When the writer made up the marks, then it is met: %s', (text) => {
    expect(verdictOn('delimiters', text).status).toBe('met');
  });

  test.each([
    'Resume el contrato [pega aquí el texto del contrato].',
    'Escribe el aviso con [slot: nombre de la tienda y su horario].',
    'Escribe el aviso [máximo 40 palabras. Sin emojis y en usted].',
    'Haz una tabla con **pieza** y **precio** de lo que sigue. **Sin IVA**, en euros. **Ordena** por precio.',
    'Resume el texto que va entre corchetes: [pega aquí el texto entero de la queja].',
    'Escribe el aviso y deja los nombres entre corchetes: [Nombre de la persona que llama].',
    'Resume lo que va entre ## y ##, que llega de fuera, en tres frases.',
    'Summarise what stands between -- and --. I was charged one--two or three--times and nobody answers.',
    'Summarise the text in square brackets: [paste the whole text of the complaint here].',
    'Write the notice and leave names in square brackets: [Name of the person who calls].',
    'Write the notice with [slot: name of the shop and its hours].',
    'Write the notice [40 words at most. No emoji, formal].',
    'Make a table with **part** and **price** of what follows. **No tax**, in euros. **Sort** it by price.',
    'Summarise [paste the whole contract here].',
  ])(
    'When brackets stand for a slot or a limit, or words are bold, then nothing is set apart: %s',
    (text) => {
      expect(verdictOn('delimiters', text).status).not.toBe('met');
    },
  );
});
