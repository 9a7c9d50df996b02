import { verdictOn } from '../../test/support.ts';

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
});
