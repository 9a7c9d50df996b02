import { verdictOn } from '../../test/support.ts';

const es = 'Resume en cinco viñetas lo que dice, para la directora, sin inventar cifras.';
const en = 'Summarise what it says in five bullets for the director, without inventing figures.';

describe('material', () => {
  test.each([
    ['later', `${es}\nInforme: te lo paso mañana`, 'contesta ya'],
    ['later', `${es}\nEl informe te lo mando en otro mensaje.`, 'contesta ya'],
    ['later', `${es} Te enviaré las notas más tarde.`, 'contesta ya'],
    ['later', `${es}\nLa factura va en otro mensaje.`, 'contesta ya'],
    ['later', `${en}\n<report>will paste it later</report>`, 'answers now'],
    ['later', `${en} I will send you the report tomorrow.`, 'answers now'],
    ['later', `${en}\n(it'll be sent next week)`, 'answers now'],
    ['later', `${en}\n<rules>Coming next week.</rules>`, 'answers now'],
    ['elsewhere', `${es}\n<informe>está en mi ordenador</informe>`, 'no llega'],
    ['elsewhere', `${es} La carta la tengo en casa, no la copio.`, 'no llega'],
    ['elsewhere', `${es}\n(se quedó en la oficina; no hay copia)`, 'no llega'],
    ['elsewhere', `${en}\n== the contract's on the shared drive ==`, 'cannot reach'],
    ['elsewhere', `${en}\nThe text is on the server.`, 'cannot reach'],
    ['elsewhere', `${en}\n<report>on my laptop</report>`, 'cannot reach'],
    ['elsewhere', `${en} They took notes, still in my drawer.`, 'cannot reach'],
    ['known', `${es}\nReglamento: el de siempre`, 'por sabido'],
    ['known', `${es} Ya conoces las normas, no hace falta que las pegue.`, 'por sabido'],
    ['known', `${es} El reglamento ya te lo pasé la semana pasada.`, 'por sabido'],
    ['known', `${en}\nclause: the usual one`, 'for known'],
    ['known', `${en}\n### you had them last week ###`, 'for known'],
    ['known', `${en} You already have the rules.`, 'for known'],
    ['imagined', `${es}\nNotas: [imagínatelas]`, 'imaginado'],
    ['imagined', `${es} Invéntate una cláusula.`, 'imaginado'],
    ['imagined', `${en}\nNotes: make them up`, 'has imagined'],
    ['imagined', `${en} Pretend you have the report.`, 'has imagined'],
    ['absent', `${es}\n"""pendiente de pegar"""`, 'inventárselo'],
    ['absent', `${en}\nREPORT (too long to paste) END REPORT`, 'make it up'],
  ])('When the material is withheld (%s), then it is broken and says so: %s', (_, text, says) => {
    const verdicts = (['es', 'en'] as const).map((language) => verdictOn('material', text, {}, language));
    for (const { status, hint, spans } of verdicts) {
      expect(status).toBe('broken');
      expect(hint).not.toBeNull();
      expect(spans.length).toBeGreaterThan(0);
    }
    expect(verdicts.map(({ message }) => message).join(' ')).toContain(says);
  });

  test.each([
    ['slot', `${es}\n{{notas}}`],
    ['slot', `${en}\n[the report]`],
    ['order of the parts', 'Te voy a pegar el reglamento y luego la pregunta. Contesta en dos frases.'],
    ['order of the parts', 'Resume la carta que te pego después de la palabra CARTA, en dos frases.'],
    ['at the end', `${es} Te pego el texto a continuación.`],
    ['at the end', `${en} I'll paste the text below.`],
    ['a morning', `Te paso los avisos de esta mañana, ponlos en una tabla: <<<1 no va Leo>>>`],
    ['the answer', 'Resume el acta en cinco líneas. Lo envío por correo al club mañana.'],
    ['the answer', "Summarise the notes in five lines. I'll send it to the families tomorrow."],
    ['no memory', 'Answer from the rules between ### and ###, nothing else you know. ### {{rules}} ###'],
    ['more to come', 'Clasifica esta reseña: «ruido toda la noche». Te paso las demás mañana.'],
    ['only once', `${en} I'll send you the other reviews later. <review>Noisy at night.</review>`],
    ['words to write', `${es} Si no lo sabes, escribe: "No lo tengo, se lo digo mañana". {{informe}}`],
    ['words to write', `${en} If it is silent, write "I'll send you the text later". {{report}}`],
    ['forbidden', `${es} No te inventes la cláusula: {{clausula}}`],
    ['forbidden', `${en} Never make up a clause: {{clause}}`],
    ['material', `${es}\n<correo>Te mando las fotos mañana, el pedido es el de siempre.</correo>`],
    [
      'material',
      `${en}\n"""Two boxes, same as usual. The keys are in my drawer, I'll send the rest soon."""`,
    ],
    ['it is there', `${es} Ya tienes el texto arriba.`],
    ['it is there', `${en} You already have the text above.`],
    ['a place kept', `${en} The notes are in my notebook, here they are: {{notes}}`],
  ])('When nothing withholds the material (%s), then it is met: %s', (_, text) => {
    const { status, spans } = verdictOn('material', text);
    expect({ status, spans }).toEqual({ status: 'met', spans: [] });
  });

  test('When nothing is asked for, then it is not judged', () => {
    expect(verdictOn('material', 'el informe, mañana')).toMatchObject({ judged: false });
  });
});
