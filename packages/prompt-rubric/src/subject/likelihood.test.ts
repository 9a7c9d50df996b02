import { createLikelihood, encodeLikelihood } from './likelihood.ts';
import { tokensOf } from './tokens.ts';

const good = ['manda la rueda hoy', 'manda la rueda', 'la rueda, por favor'];
const weak = ['manda la silla', 'devuelve la silla', 'manda el dinero'];
const encoded = encodeLikelihood({ good, weak });
const likelihoodOf = (text: string, likelihood = encoded) =>
  createLikelihood(likelihood)(tokensOf(text).list);

/** By how much likelier something is that `inGood` of three good prompts have and `inWeak` of three weak ones. */
const likelier = (inGood: number, inWeak: number) =>
  Math.round(6 * Math.log((inGood + 0.25) / (inWeak + 0.25))) / 6;

test('When a word stands in good prompts only, then it counts for a prompt, and one of weak prompts against it', () => {
  expect(likelihoodOf('rueda')).toBeCloseTo(likelier(3, 0), 6);
  expect(likelihoodOf('Silla')).toBeCloseTo(likelier(0, 2), 6);
  expect(likelihoodOf('manda')).toBeCloseTo(likelier(2, 2), 6);
});

test('When words stand side by side, then the pair counts, too, also over a sign and once for each prompt', () => {
  const alone = likelier(3, 2) + likelier(3, 0);
  expect(likelihoodOf('la rueda')).toBeCloseTo((alone + likelier(3, 0)) / Math.sqrt(3), 6);
  expect(likelihoodOf('la, rueda')).toBeCloseTo(likelihoodOf('la rueda'), 6);
  expect(likelihoodOf('rueda la')).toBeCloseTo(alone / Math.sqrt(3), 6);
  expect(likelihoodOf('rueda rueda')).toBeCloseTo(likelier(3, 0) / Math.sqrt(2), 6);
});

test('When nothing is known of a text, or no ratios are there, then it weighs nothing', () => {
  expect(likelihoodOf('perro')).toBe(0);
  expect(likelihoodOf('')).toBe(0);
  expect(likelihoodOf('…!')).toBe(0);
  expect(likelihoodOf('la rueda', '')).toBe(0);
});

test('When there are more prompts of one kind, then what stands in none of them still weighs nothing', () => {
  const uneven = encodeLikelihood({ good, weak: ['manda la silla'] });
  expect(likelihoodOf('perro', uneven)).toBe(0);
});

test('When ratios are written, then there is a character for each of 16,384 buckets, as they are stored', () => {
  expect(encoded).toMatch(/^[\w-]{16384}$/);
});

test('When there are no prompts of one kind, then no ratios are written', () => {
  expect(encodeLikelihood({ good, weak: [] })).toBe('');
  expect(encodeLikelihood({ good: [], weak })).toBe('');
});

test('When prompts are many and of one mind, then the ratio is the largest that can be written', () => {
  const many = Array.from({ length: 5_000 }, () => 'rueda');
  const likelihood = encodeLikelihood({ good: many, weak: many.map(() => 'silla') });
  expect(likelihoodOf('rueda', likelihood)).toBeCloseTo(31 / 6, 6);
  expect(likelihoodOf('silla', likelihood)).toBeCloseTo(-32 / 6, 6);
});
