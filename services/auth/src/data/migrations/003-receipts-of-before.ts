import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import type { InvoiceRecord } from '../../payments/invoices/invoice-model.ts';
import type { User } from '../../accounts/users/user.ts';
import type { Subscriber } from '../../payments/subscribers/subscriber.ts';

/** What was paid before receipts went out by mail gets none: the invoices that are known count as receipted. */
export const receiptsOfBefore = (connection: Connection): Migration => ({
  name: '003-receipts-of-before',
  run: async ({ signal }) => {
    const users = connection.collection<User & Pick<Subscriber, 'receipted'> & { version: number }>('users');
    const invoices = connection.collection<InvoiceRecord>('invoices');
    for (const userId of await invoices.distinct('userId')) {
      signal.throwIfAborted();
      const receipted = await invoices.distinct('_id', { userId });
      await users.updateOne(
        { _id: userId, receipted: { $exists: false } },
        { $set: { receipted }, $inc: { version: 1 } },
      );
    }
  },
});
