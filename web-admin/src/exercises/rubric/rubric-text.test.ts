import { describe, expect, it } from '@jest/globals';
import { rubric as spanish } from '../../locales/es/rubric.ts';
import { readRubric, writeRubric } from './rubric-text.ts';

const rubric = {
  passScore: 60,
  criteria: [
    { id: 'task' as const, weight: 3, mustHave: true },
    { id: 'mentions' as const, weight: 1, any: { es: ['rueda'], en: ['wheel'] } },
  ],
};
const text = writeRubric(rubric);
const faultOf = (written: string) => {
  const reading = readRubric(written);
  if (!('fault' in reading)) throw new Error('It fits');
  return reading.fault;
};

describe('a rubric as text', () => {
  it('When a rubric is written and read again, then it is the same', () => {
    expect(readRubric(text)).toEqual({ rubric });
  });

  it.each([
    ['a weight is too high', text.replace('weight: 3', 'weight: 30'), 4, 'criteria.0.weight', 'most_number'],
    ['a number is a word', text.replace('60', 'sesenta'), 1, 'passScore', 'type_number'],
    ['a field is missing', text.replace(/passScore.*\n/, ''), 1, 'passScore', 'missing'],
    ['an id does not exist', text.replace('id: task', 'id: tone-of-voice-x'), 3, 'criteria.0.id', 'choice'],
    ['a field does not exist', text.replace('mustHave', 'must'), 3, 'criteria.0', 'unknown'],
    ['a criterion stands twice', `${text}  - id: task\n    weight: 1\n`, 13, 'criteria.2.id', 'repeated'],
    ['words are missing', text.replace(/ +any:[^]*/, ''), 6, 'criteria.1.any', 'wordsNeeded'],
    ['it is no YAML', 'passScore: 60\ncriteria: [', 2, '', 'yaml'],
    ['a weight is an alias of nothing', text.replace('weight: 3', 'weight: *a'), 4, '', 'yaml'],
    ['it is empty', '', 1, '', 'empty'],
  ])('When %s, then its line, its field and the rule are named', (_case, written, line, path, rule) => {
    const fault = faultOf(written);
    expect([fault.line, fault.path.join('.'), fault.rule]).toEqual([line, path, rule]);
    expect(Object.keys(spanish.rubric.rules)).toContain(rule);
  });
});
