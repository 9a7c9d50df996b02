import { describe, expect, it } from '@jest/globals';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { writeRubric } from './rubric-text.ts';
import { drawable, whole } from './rubric-value.ts';
import { endsWord, splitWords, wordsAfter } from './split-words.ts';
import { tokensOf } from './yaml-tokens.ts';

const rubric: RubricData = { passScore: 60, criteria: [{ id: 'task', weight: 3, mustHave: true }] };
const text = writeRubric(rubric);

describe('the value of a rubric', () => {
  it('When it is shown as cards and as YAML again, then nothing is lost, whatever else it has', () => {
    const newer = { ...rubric, later: 'x', criteria: [{ ...rubric.criteria[0]!, later: [1] }] };
    expect(drawable(writeRubric(newer))).toEqual(newer);
    expect(writeRubric(drawable(newer)!)).toBe(writeRubric(newer));
  });

  it.each([
    ['it is no YAML', 'criteria: ['],
    ['it is an alias of nothing', '*hola'],
    ['it is empty', ''],
    ['a criterion has a name that no card has', text.replace('task', 'tone')],
    ['a number is a word', text.replace('60', 'sixty')],
  ])('When %s, then cards cannot show it and it is not saved', (_case, written) => {
    expect([drawable(written), whole(written)]).toEqual([null, null]);
  });

  it('When only a rule is broken, then cards show it, and it is not saved', () => {
    expect(drawable(text.replace('weight: 3', 'weight: 30'))?.criteria[0]?.weight).toBe(30);
    expect(whole({ ...rubric, passScore: 0 })).toBeNull();
    expect(whole(text)).toEqual(rubric);
  });

  it('When a list is pasted, then its words are apart, trimmed, and each is there once', () => {
    expect(splitWords(' rueda,  ruedas ;rueda\nmissing   part,, ', ['rueda'])).toEqual([
      'rueda',
      'ruedas',
      'missing part',
    ]);
  });

  it('When a number has a comma, then it is one word, also while it is typed', () => {
    expect(splitWords('18,000, 12,50 €,rueda,3')).toEqual(['18,000', '12,50 €', 'rueda', '3']);
    expect(['12,', '12,5', '12,50 €'].filter(endsWord)).toEqual([]);
    expect(['rueda,', '12,50 €,', '12, ', '12;'].filter((typed) => !endsWord(typed))).toEqual([]);
  });

  it('When a word is added or taken away, then a comma in another one stays', () => {
    const words = ['18,000', 'uno, dos', 'rueda'];
    expect(wordsAfter(words, [...words, ' silla '])).toEqual([...words, 'silla']);
    expect(wordsAfter(words, words.slice(0, 2))).toEqual(['18,000', 'uno, dos']);
  });

  it.each([
    'passScore: 60',
    '  - id: task # the "first"',
    "    any: { es: [rueda, 'la silla'], en: [x] }",
    'a: "open',
    '',
    '\tweird: ¿qué?',
  ])('When a line is coloured, then it has the same characters: %j', (line) => {
    expect(
      tokensOf(line)
        .map((token) => token.text)
        .join(''),
    ).toBe(line);
  });

  it('When a line has a key, a number, a text and a comment, then each has its kind', () => {
    expect(
      tokensOf("  weight: 3 # 'why'")
        .filter(({ kind }) => kind !== 'text')
        .map(({ text: piece, kind }) => `${kind} ${piece}`),
    ).toEqual(['key weight', 'mark :', 'value 3', "comment # 'why'"]);
  });
});
