import { servePdfs } from '../../src/rendering/serve-pdfs.ts';

export interface TestSource {
  does: 'draw' | 'hang' | 'fill' | 'throw';
  text?: string;
  at?: Date;
}

/** Stands for a document: draws, never ends, fills the memory or fails. */
servePdfs<{ brand: string }, TestSource>(({ brand }) => async ({ does, text = '', at }) => {
  if (does === 'throw') throw new RangeError('too deep');
  const filled: string[][] = [];
  while (does === 'hang') Math.random();
  while (does === 'fill')
    filled.push(Array.from({ length: 10_000 }, (_, n) => `${n} ${text} ${Math.random()}`));
  return Buffer.from(`${brand}: ${text}${at ? ` ${at.toISOString()}` : ''}`);
});
