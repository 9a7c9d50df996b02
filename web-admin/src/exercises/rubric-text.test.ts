import { describe, expect, it } from '@jest/globals';
import { readRubric, writeRubric } from './rubric-text.ts';

const rubric = {
  passScore: 60,
  criteria: [
    { id: 'task' as const, weight: 3, mustHave: true },
    { id: 'mentions' as const, weight: 1, any: { es: ['rueda'], en: ['wheel'] } },
  ],
};

describe('a rubric as text', () => {
  it('When a rubric is written and read again, then it is the same', () => {
    expect(readRubric(writeRubric(rubric), 'en')).toEqual({ rubric });
  });

  it('When a field does not fit, then it is named', () => {
    const text = writeRubric(rubric).replace('weight: 3', 'weight: 30');
    expect(readRubric(text, 'en')).toMatchObject({ path: 'criteria.0.weight' });
  });

  it('When a field does not fit, then it is explained in the language of the interface', () => {
    const text = writeRubric(rubric).replace('passScore: 60', 'passScore: sesenta');
    const spanish = readRubric(text, 'es');
    const english = readRubric(text, 'en');
    expect([spanish, english]).toMatchObject([{ path: 'passScore' }, { path: 'passScore' }]);
    expect(spanish).not.toEqual(english);
  });

  it('When the text is not YAML, then the message says where', () => {
    expect(readRubric('criteria: [', 'en')).toMatchObject({
      path: '',
      message: expect.stringContaining('line 1'),
    });
  });
});
