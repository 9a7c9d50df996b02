import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { generalRubric } from '@academy/prompt-rubric/general-rubric.ts';
import { compareVerdicts } from './comparison.ts';
import { estimateCost } from './cost.ts';
import { formatEuro } from './figures.ts';
import { placeBrought } from './typed.ts';

describe('the difference between two prompts', () => {
  it('When B asks for more than A, then its points and what it has more are told, differing criteria first', () => {
    const judge = (text: string) => checkPrompt(text, generalRubric, 'en');
    const a = judge('Write an email.');
    const b = judge('Write an email to my landlord about the broken heating, in under 80 words.');
    const { points, criteria, differing, tokens } = compareVerdicts({ a, b });
    expect(points).toBe(b.score - a.score);
    expect(points).toBeGreaterThan(0);
    expect(tokens).toBeGreaterThan(0);
    expect(criteria.slice(0, differing).every((one) => one.a !== one.b)).toBe(true);
    expect(criteria.slice(differing).every((one) => one.a === one.b)).toBe(true);
  });
});

it('When a cost is estimated, then it is that of 1,000 runs, with and without an answer of 300 tokens', () => {
  const price = { id: 'm', name: 'M', maker: 'X', inputEuro: 2, outputEuro: 8, source: 'https://x.example/' };
  expect(estimateCost(price, 150)).toEqual({ prompt: 0.3, whole: expect.closeTo(2.7, 10) });
});

it('When an amount is small, then two figures of it are shown', () => {
  expect(formatEuro(0.004321, 'en')).toBe('€0.0043');
  expect(formatEuro(12.3, 'en')).toBe('€12.30');
});

describe('a prompt that is brought along', () => {
  it.each([
    [
      { a: '', b: 'x' },
      { a: 'new', b: 'x' },
    ],
    [
      { a: 'x', b: ' ' },
      { a: 'x', b: 'new' },
    ],
  ])('When a side of %j is empty, then it goes there', (typed, texts) => {
    expect(placeBrought(typed, 'new')).toEqual({ texts, replaced: null });
  });

  it('When both sides are taken, then it replaces A, and what was typed can be had back', () => {
    const typed = { a: 'x', b: 'y' };
    expect(placeBrought(typed, 'new')).toEqual({ texts: { a: 'new', b: 'y' }, replaced: typed });
  });

  it('When it is there already, or nothing is brought, then nothing changes', () => {
    const typed = { a: 'x', b: 'new' };
    expect(placeBrought(typed, 'new')).toEqual({ texts: typed, replaced: null });
    expect(placeBrought(typed, null)).toEqual({ texts: typed, replaced: null });
  });
});
