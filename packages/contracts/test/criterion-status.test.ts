import { attemptSchema } from '../src/http/catalog/attempts.ts';
import { criterionStatusSchema, criterionVerdictSchema } from '../src/http/catalog/verdicts.ts';

const told = {
  id: 'must-nots',
  key: 'must-nots',
  label: 'What it must not ask for',
  weight: 1,
  mustHave: true,
  spans: [{ start: 3, end: 9 }],
  message: '',
  hint: null,
};

test('When a clause of the prompt breaks a criterion, then a verdict says so', () => {
  expect(criterionVerdictSchema.parse({ ...told, status: 'broken' })).toEqual({ ...told, status: 'broken' });
});

test('When an attempt is of an earlier release, then the statuses it has are read as they are', () => {
  for (const status of ['met', 'partly', 'missing']) expect(criterionStatusSchema.parse(status)).toBe(status);
  const criteria = [{ key: 'must-nots', label: told.label, status: 'missing' }];
  expect(attemptSchema.shape.criteria.parse(criteria)).toEqual(criteria);
});
