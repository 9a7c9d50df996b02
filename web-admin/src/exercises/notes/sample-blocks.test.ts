import { describe, expect, it } from '@jest/globals';
import { samplesIn } from './sample-blocks.ts';

describe('samples that are pasted at once', () => {
  it('When empty lines stand between them, then each block is one, with its line breaks', () => {
    expect(samplesIn('Write to Ana.\n[letter]\n\n\nWrite to Luis.\r\n')).toEqual([
      'Write to Ana.\n[letter]',
      'Write to Luis.',
    ]);
    expect(samplesIn(' \n \n')).toEqual([]);
  });

  it('When --- stands between them, then a sample may have empty lines', () => {
    expect(samplesIn('One.\n\nMore of it.\n---\n\nTwo.\n---\n')).toEqual(['One.\n\nMore of it.', 'Two.']);
  });

  it.each([
    ['Good sample A\nWrite to Ana.'],
    ['Good sample 2: Write to Ana.'],
    ['**Good sample B** (the shortest)\nES: Write to Ana.'],
    ['Muestra buena 1:\nWrite to Ana.'],
    ['### Ejemplo flojo\nES:\nWrite to Ana.'],
    ['Prompt débil 3: Write to Ana.'],
    ['**La buena**\nWrite to Ana.'],
    ['**EN:** Write to Ana.'],
    ['(Español) Write to Ana.'],
  ])('When a block begins with a label, then it is dropped: %j', (block) => {
    expect(samplesIn(`${block}\n\nSecond.`)).toEqual(['Write to Ana.', 'Second.']);
  });

  it('When a label stands apart from its sample, then it is no sample', () => {
    expect(samplesIn('Good sample A\n\nWrite to Ana.\n\nGood sample B\n\nWrite to Luis.')).toEqual([
      'Write to Ana.',
      'Write to Luis.',
    ]);
  });

  it('When they are numbered one after the other, then the numbers are dropped, and no other numbers', () => {
    expect(samplesIn('1. Write to Ana.\n\n2. Write to Luis.')).toEqual(['Write to Ana.', 'Write to Luis.']);
    expect(samplesIn('1) First the facts.\n2) Then the tone.\n\nWrite to Luis.')).toEqual([
      '1) First the facts.\n2) Then the tone.',
      'Write to Luis.',
    ]);
  });

  it('When a sample begins with a line such as "Tarea:", then that is a part of it', () => {
    const sample = '**Contexto:** un taller.\nTarea: escribe a Ana.';
    expect(samplesIn(sample)).toEqual([sample]);
    expect(samplesIn('Entre semana, escribe a Ana.')).toEqual(['Entre semana, escribe a Ana.']);
  });
});
