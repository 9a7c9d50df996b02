import { createHmac, randomBytes } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

test('When texts are hashed with several keys in turn, then each is the HMAC-SHA256 by its own key', () => {
  const keys = [randomBytes(32), randomBytes(32)];
  for (const text of ['ana@example.com', 'sandía', '']) {
    for (const key of keys)
      expect(keyedHash(key, text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
  }
});
