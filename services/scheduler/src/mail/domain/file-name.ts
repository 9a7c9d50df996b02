import { mailDigest } from './message-id.ts';
import type { Mail } from './mail.ts';

/** `20260301T183000Z.reply.1f3a….eml`: sorted by time, and the same in every attempt. */
export const fileNameOf = ({
  _id,
  template,
  createdAt,
}: Pick<Mail, '_id' | 'template' | 'createdAt'>): string => {
  const time = createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}.${template}.${mailDigest(_id).slice(0, 12)}.eml`;
};
