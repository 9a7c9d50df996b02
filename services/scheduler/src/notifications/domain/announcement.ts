import type { Bilingual } from '@academy/contracts/shared/language.ts';
import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

/**
 * A notification for everybody: one record however many members there are. It is joined with a member's own when they
 * read their list, and what they have read is kept with them.
 */
export interface AnnouncementState {
  _id: string;
  activity: NotificationActivity;
  text: string;
  thingId: string;
  subject: Bilingual;
  link: string;
  createdAt: Date;
  isWithdrawn: boolean;
  /** Of the event that it was last taken from. */
  sequence: number;
}

export type AnnouncementRecord = Aggregate<AnnouncementState>;

/** A document has one announcement, however often it is published. */
export const announcementId = (documentId: string): string => `new_document_${documentId}`;

/** What a member has read of the announcements: all up to a moment, and single ones after it. */
export interface AnnouncementReads {
  upTo: Date;
  ids: string[];
}

export const nothingRead: AnnouncementReads = { upTo: new Date(0), ids: [] };

export const isAnnouncementRead = (
  { upTo, ids }: AnnouncementReads,
  { _id, createdAt }: Pick<AnnouncementRecord, '_id' | 'createdAt'>,
): boolean => createdAt <= upTo || ids.includes(_id);
