import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const key = Buffer.alloc(32, 7);
const ana = { userId: '0197f3a0-0000-7000-8000-000000000001', activity: 'reply' } as const;

test('When a token is read with the key that made it, then it says whose mails of what', () => {
  expect(readUnsubscribeToken(key, unsubscribeToken(key, ana))).toEqual(ana);
});

test('When a token is changed, cut, or made with another key, then it is none', () => {
  const token = unsubscribeToken(key, ana);
  const changed = [
    token.replace('reply', 'plan'),
    token.replace('0001.', '0002.'),
    token.slice(0, -1),
    token.slice(0, -3),
    `${token}.x`,
    'reply',
    '',
    unsubscribeToken(Buffer.alloc(32, 8), ana),
  ];
  for (const other of changed) expect(readUnsubscribeToken(key, other)).toBeNull();
});
