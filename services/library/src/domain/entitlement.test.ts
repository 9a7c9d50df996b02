import { mayReadWhole, type Reader } from './entitlement.ts';

const free = { isPremium: false };
const premium = { isPremium: true };
const reader = (role: Reader['role'], plan: Reader['plan']): Reader => ({ role, plan });

test.each([
  ['a visitor', null, free, false],
  ['a visitor', null, premium, false],
  ['a free learner', reader('learner', 'free'), free, true],
  ['a free learner', reader('learner', 'free'), premium, false],
  ['a premium learner', reader('learner', 'premium'), premium, true],
  ['a moderator without premium', reader('moderator', 'free'), premium, false],
  ['an administrator without premium', reader('administrator', 'free'), premium, true],
] as const)('When %s asks, then the right to read is decided', (_who, who, document, may) => {
  expect(mayReadWhole(document, who)).toBe(may);
});
