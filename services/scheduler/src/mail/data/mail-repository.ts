import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import type { Mail } from '../domain/mail.ts';
import type { MailModel } from './mail-model.ts';

export const createMailRepository = (model: MailModel) => ({
  /** What names the files of the mails to a person. */
  listOf: (userId: string): Promise<Pick<Mail, '_id' | 'template' | 'createdAt'>[]> =>
    model.find({ userId }, { template: 1, createdAt: 1 }).lean(),

  /** Erases the mails to a person, those that wait and those that are kept. */
  eraseOf: (userId: string): Promise<void> =>
    eraseAggregates({
      model,
      where: { userId },
      blank: { sealedAddress: null, sealedValues: null, recipient: null },
      unset: ['dueAt', 'lastError'],
    }),
});

export type MailRepository = ReturnType<typeof createMailRepository>;
