import { expect, it } from '@jest/globals';
import { listAddress } from './list-address.ts';

it('When a page leads to a list, then its filters are what react-admin reads from the address', () => {
  const address = listAddress('attempts', { userId: 'a&b', passed: false });
  const [path, query] = address.split('?');
  expect(path).toBe('/attempts');
  expect(JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual({
    userId: 'a&b',
    passed: false,
  });
});
