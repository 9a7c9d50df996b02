import { describe, expect, it } from '@jest/globals';
import { readableMessage } from './readable-message.ts';

describe('readable message', () => {
  it('When the message is JSON, then it stands over several lines', () => {
    expect(readableMessage('{"id":"e1","data":{"n":1}}')).toBe(
      '{\n  "id": "e1",\n  "data": {\n    "n": 1\n  }\n}',
    );
  });

  it('When the message is broken, which may be why it was parked, then it stands as it came', () => {
    expect(readableMessage('{"id":"e1"')).toBe('{"id":"e1"');
    expect(readableMessage('')).toBe('');
  });
});
