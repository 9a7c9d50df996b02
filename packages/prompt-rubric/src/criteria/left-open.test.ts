import { readPrompt } from '../reading/read-prompt.ts';
import { findLeftOpen } from './left-open.ts';

/** The words of the line that a prompt leaves open, or undefined. */
const openIn = (text: string): string | undefined => {
  const reading = readPrompt(text);
  const line = findLeftOpen(reading);
  return (
    line &&
    reading.words
      .slice(line.from, line.to)
      .map(({ norm }) => norm)
      .join(' ')
  );
};

test('When a prompt ends after a label that stood before, then that line is left open', () => {
  expect(openIn('Nota: la web se cae\nTipo: fallo\nNota: ¿cuánto vale?\nTipo:')).toBe('tipo');
  expect(openIn('Tono del texto: serio\nTono del texto:')).toBe('tono del texto');
});

test('When the last label did not stand before, is long, or names the material, then nothing is left open', () => {
  expect(openIn('Nota: la web se cae\nTipo:')).toBeUndefined();
  expect(openIn('Tono de este texto: serio\nTono de este texto:')).toBeUndefined();
  expect(openIn('Entrada: hola\nSalida: adiós\nEntrada:')).toBeUndefined();
});

test('When a prompt ends after a sign that stood before, then that line is left open', () => {
  expect(openIn('la app se cierra → fallo\nno puedo pagar →')).toBe('no puedo pagar');
  expect(openIn('no puedo pagar →')).toBeUndefined();
});

test('When a prompt ends otherwise, or is a single line, then nothing is left open', () => {
  expect(openIn('Tipo: fallo\nTipo: fallo.')).toBeUndefined();
  expect(openIn('Tipo:')).toBeUndefined();
  expect(openIn('')).toBeUndefined();
});
