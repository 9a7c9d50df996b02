import { createRecent } from './recent.ts';

test('When more came than is kept, then only moments after the last that was dropped are known', () => {
  const recent = createRecent<string>({ capacity: 2, knownSince: 0 });
  recent.add('one', 10);
  recent.add('two', 20);
  expect(recent.since(0)).toEqual(['one', 'two']);
  recent.add('three', 30);
  expect(recent.since(10)).toBeNull();
  expect(recent.since(11)).toEqual(['two', 'three']);
  expect(recent.since(30)).toEqual(['three']);
});
