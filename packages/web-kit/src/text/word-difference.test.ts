import { describe, expect, it } from '@jest/globals';
import { wordDifference } from './word-difference.ts';

describe('the difference between two texts', () => {
  it('When words are taken out and put in, then both texts can be read from the stretches', () => {
    const [before, after] = ['Write a short\nemail  please.', 'Write a warm email to Ana please.'];
    const stretches = wordDifference(before, after)!;
    const read = (kind: string) =>
      stretches
        .filter((one) => one.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(read('removed')).toBe(after);
    expect(read('added').split(/\s+/)).toEqual(before.split(/\s+/));
    expect(stretches.filter(({ kind }) => kind === 'added').map(({ text }) => text.trim())).toEqual([
      'warm',
      'to Ana',
    ]);
  });

  it.each([
    ['', '', []],
    ['', 'one two', [{ kind: 'added', text: 'one two' }]],
    ['same', 'same', [{ kind: 'both', text: 'same' }]],
  ])('When %j becomes %j, then the stretches are %j', (before, after, stretches) => {
    expect(wordDifference(before, after)).toEqual(stretches);
  });

  it('When texts differ over too long a stretch, then their words are not compared', () => {
    const long = (word: string, count: number) => `a ${`${word} `.repeat(count)}z`;
    expect(wordDifference(long('one', 1_501), long('two', 3))).toBeNull();
  });

  it('When long texts differ in one word, then that one is found', () => {
    const text = (word: string) => `${'before '.repeat(9_000)}${word} ${'after '.repeat(9_000)}`;
    expect(
      wordDifference(text('old'), text('new'))?.map(({ kind, text: words }) => [kind, words.trim().length]),
    ).toEqual([
      ['both', 62_999],
      ['removed', 3],
      ['added', 3],
      ['both', 53_999],
    ]);
  });
});
