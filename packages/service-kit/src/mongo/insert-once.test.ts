import mongoose from 'mongoose';
import { insertOnce } from './insert-once.ts';

const taken = (keyPattern: Record<string, number>) =>
  Object.assign(new mongoose.mongo.MongoServerError({ message: 'E11000' }), { code: 11000, keyPattern });
const failing = (error: Error) => () => Promise.reject(error);

test('When the record is not there yet, then it is new', async () => {
  const rows: string[] = [];
  expect(await insertOnce(() => Promise.resolve(rows.push('a')))).toBe(true);
  expect(rows).toEqual(['a']);
});

test.each([{ _id: 1 }, { userId: 1, courseId: 1 }])('When %j is taken, then it is not new', async (index) => {
  expect(await insertOnce(failing(taken(index)))).toBe(false);
});

test('When only one field counts and another is taken, then that is an error', async () => {
  expect(await insertOnce(failing(taken({ _id: 1 })), { field: '_id' })).toBe(false);
  await expect(insertOnce(failing(taken({ email: 1 })), { field: '_id' })).rejects.toThrow('duplicate key');
});

test('When the store refuses it for another reason, then that error is thrown as it came', async () => {
  const error = new Error('the store is away');
  await expect(insertOnce(failing(error))).rejects.toBe(error);
});
