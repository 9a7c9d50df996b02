import { marked, verdictOn } from '../../test/support.ts';

describe('examples', () => {
  test.each([
    'Clasifica los mensajes.\nEjemplo: «No llega mi paquete» → envío',
    'Escribe titulares como estos: «Cierra la piscina por obras», «El mercado abre los lunes».',
    'Limpia las notas. <ejemplo>juan q llame → Juan Pérez; que le llamen</ejemplo>',
    'Traduce el tono.\nEntrada: no sirve de nada\nSalida: no nos ha resultado útil',
    'Sort the messages.\nExample: "My parcel is late" → delivery',
    'Write headlines like these: "Pool closes for works", "Market opens on Mondays".',
    'Change the tone.\nInput: this is useless\nOutput: it did not help us',
  ])('When a sample of the answer is shown, then it is met: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });

  test.each([
    'Explica la fotosíntesis con ejemplos.',
    'Usa palabras de cocina, por ejemplo, sofreír.',
    'Explain photosynthesis with examples.',
    'Use cooking words, for example, simmer.',
  ])('When examples are asked for or only hinted at, then it is partly met: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('partly');
  });

  test.each(['Escribe un aviso de obras.', 'Write a notice about the lift.'])(
    'When there is no example, then it is missing: %s',
    (text) => {
      expect(verdictOn('examples', text).status).toBe('missing');
    },
  );

  test.each([
    'Ejemplo de frontera: «el manillar se mueve un poco al girar» → hoy, porque puede soltarse.',
    'Border example: “the handlebars move slightly when I turn” → today, because they may come off.',
    'Ejemplo. Petición: rueda pinchada, la necesito mañana. Etiqueta: hoy, porque mañana es tarde.',
    'Clasifica así las frases:\nrueda pinchada -> hoy\ncambio de aceite -> esta semana',
  ])('When a pair is shown with an arrow or by names, then it is an example: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });

  test('When an order follows an example on its line, then the example ends before it', () => {
    const text = 'Ejemplo: «el manillar se mueve» → hoy. Usa solo lo que cuenta la persona.';
    expect(marked(text, verdictOn('examples', text)).join()).not.toContain('Usa solo');
  });

  test.each([
    ['Ejemplo: rueda pinchada', 'partly', 'does not show a whole answer'],
    ['Ejemplo: rueda pinchada y cadena rota', 'met', 'You show a sample'],
    ['Usa palabras de cocina, por ejemplo: sofreír.', 'partly', 'does not show a whole answer'],
    ['Escribe titulares como estos: «Cierra la piscina por obras».', 'met', 'You show a sample'],
    ['Limpia las notas. <ejemplo>juan llame</ejemplo>', 'missing', 'can’t find an example'],
    ['Limpia las notas. <ejemplo>juan llamas</ejemplo>', 'met', 'You show a sample'],
  ])('When an example is too short to imitate, then the message says so: %s', (text, status, says) => {
    const verdict = verdictOn('examples', text, {}, 'en');
    expect(verdict).toMatchObject({ status });
    expect(verdict.message).toContain(says);
  });

  test.each([
    'Convierte la nota en una línea. <ej>Pidió cita para el lunes → lunes; cita</ej> Nota: quiere cambiarla.',
    'Clasifica el aviso. «Gotea un poco el grifo» = mañana. «Se inunda la cocina» = ya.',
    'Clasifica el aviso. «No frena la rueda de atrás» = hoy.',
    'Label the notice. "No hot water in the whole flat" = today.',
    'Turn the note into one line. <ex>Asked for a Monday slot → Monday; slot</ex> Note: wants to change it.',
    'Label the notice. "Tap drips a little" = tomorrow. "Kitchen is flooding" = now.',
  ])('When a pair is tagged in short or joined by an equals sign, then it is met: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('met');
  });

  test.each([
    'Pasa las fichas a una tabla. «Sin datos» = vacía, «no consta» = 9, «casado» = 1.',
    'Pasa las fichas a una tabla. «No consta en acta» = 9.',
    'Turn the forms into a table. "Not stated in the form" = 9.',
    'Turn the forms into a table. "No data" = empty, "not stated" = 9, "married" = 1.',
  ])('When codes are told by an equals sign, then they are no examples: %s', (text) => {
    expect(verdictOn('examples', text).status).toBe('missing');
  });

  test.each(['Salida = cuatro líneas. Tono = cordial.', 'Reply = four short lines. Tone = warm.'])(
    'When an equals sign gives a value, then it is no example: %s',
    (text) => {
      expect(verdictOn('examples', `Resume la carta. ${text}`).status).toBe('missing');
    },
  );
});
