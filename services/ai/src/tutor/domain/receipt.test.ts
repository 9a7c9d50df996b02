import { isReceiptOf, makeReceipt } from './receipt.ts';

const key = Buffer.alloc(32, 1);
const content = { id: crypto.randomUUID(), kind: 'answer', passages: ['lesson/a/es/x'] } as const;
const receipt = makeReceipt(key, 'ana', { ...content, passages: [...content.passages] });

test('When a receipt is shown by the member that it was made for, then it holds', () => {
  expect(isReceiptOf(key, 'ana', receipt)).toBe(true);
});

test.each([
  ['of another member', 'eva', {}],
  ['for another answer', 'ana', { id: crypto.randomUUID() }],
  ['with another kind', 'ana', { kind: 'nearest' as const }],
  ['with another passage', 'ana', { passages: ['lesson/b/es/x'] }],
  ['with one passage more', 'ana', { passages: ['lesson/a/es/x', 'lesson/b/es/x'] }],
  ['with another proof', 'ana', { proof: 'A'.repeat(43) }],
  ['without a proof', 'ana', { proof: '' }],
])('When a receipt is %s, then it does not hold', (_, userId, change) => {
  expect(isReceiptOf(key, userId, { ...receipt, ...change })).toBe(false);
});
