import { auditedValues, personalFields } from '../src/shared/audited-values.ts';

test('When a field is personal, then its values do not stand in the log as they are', () => {
  const personal = Object.values(personalFields).flatMap((fields) => [...(fields ?? [])]);
  expect(personal.filter((field) => auditedValues.has(field))).toEqual([]);
});
