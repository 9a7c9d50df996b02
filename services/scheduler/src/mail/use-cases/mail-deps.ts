import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { Signal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { TaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { ContactRepository } from '../data/contact-repository.ts';
import type { MailRepository } from '../data/mail-repository.ts';
import type { Mail } from '../domain/mail.ts';
import type { Mailbox, MailTransport } from '../transport/mail-transport.ts';

/** What it takes to put a mail into the queue. */
export interface MailQueueDeps {
  mailQueue: TaskStore<Mail>;
  /** Raised when a mail was added, so that the mailer does not wait for its next look. */
  mailAdded: Signal;
  /** What mails are sealed with at rest. */
  mailKey: Buffer;
  now: () => Date;
}

/** How mails look and whom they come from. */
export interface MailSettings {
  brand: string;
  /** Without a slash at its end. */
  publicUrl: string;
  from: Mailbox;
  /** Where messages for staff go. */
  staffAddress: string;
}

/** What the use cases of mail work with. */
export interface MailDeps extends MailQueueDeps {
  mails: MailRepository;
  contacts: ContactRepository;
  mailTransport: MailTransport;
  mailSettings: MailSettings;
  /** Whether a member wants mails of an activity. */
  wantsMail: (userId: string, activity: NotificationActivity) => Promise<boolean>;
  logger: Logger;
}
