import { assertNotOwn } from './own-record.ts';

test('When staff decide on what is somebody else’s or nobody’s, then they may', () => {
  expect(() => assertNotOwn({ userId: 'eva', role: 'support' }, 'ana')).not.toThrow();
  expect(() => assertNotOwn({ userId: 'eva', role: 'teacher' }, null)).not.toThrow();
});

test('When it is their own, then only who may change accounts decides it', () => {
  expect(() => assertNotOwn({ userId: 'eva', role: 'support' }, 'eva')).toThrow(/own/);
  expect(() => assertNotOwn({ userId: 'eva', role: 'administrator' }, 'eva')).not.toThrow();
});
