import type { Connection } from 'mongoose';
import { failPoint } from '../../src/fail-points/fail-point.ts';
import type { Migration } from '../../src/migrations/migration.ts';

export interface Doubled {
  _id: string;
  n: number;
  isDoubled?: boolean;
}

/** A migration that would be seen if it did anything twice: it doubles each number, one document at a time. */
export const doubling = (connection: Connection): Migration => ({
  name: '001-doubling',
  run: async ({ signal }) => {
    const numbers = connection.collection<Doubled>('numbers');
    for (const { _id, n } of await numbers.find({ isDoubled: { $ne: true } }).toArray()) {
      signal.throwIfAborted();
      await numbers.updateOne({ _id, isDoubled: { $ne: true } }, { $set: { n: n * 2, isDoubled: true } });
      failPoint('doubling.after_write');
    }
  },
});
