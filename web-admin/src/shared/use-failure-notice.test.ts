import { isStale } from './use-failure-notice.tsx';

const refusal = (status: number, code: string) => ({ status, body: { code } });

test('When somebody else changed the record meanwhile, then the refusal is known for that, and no other is', () => {
  expect(isStale(refusal(409, 'changed-meanwhile'))).toBe(true);
  expect(isStale(refusal(409, 'category-taken'))).toBe(false);
  expect(isStale(refusal(400, 'changed-meanwhile'))).toBe(false);
  expect(isStale(null)).toBe(false);
});
