import type { TaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { Signal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Mail } from '../domain/mail.ts';

/** What it takes to put a mail into the queue. */
export interface MailQueueDeps {
  mailQueue: Pick<TaskStore<Mail>, 'add'>;
  /** Raised when a mail was added, so that the mailer does not wait for its next look. */
  mailAdded: Pick<Signal, 'raise'>;
  /** What mails are sealed with at rest. */
  mailKey: Buffer;
  now: () => Date;
}
