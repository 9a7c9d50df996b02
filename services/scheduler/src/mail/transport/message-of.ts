import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.ts';

/** A message as nodemailer takes it. Addresses are given in parts, so that none is read as several. */
export const messageOf = (mail: OutgoingMail): SendMailOptions => ({
  messageId: mail.messageId,
  date: mail.date,
  from: mail.from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl !== null && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(mail.unsubscribeUrl !== null && { list: { unsubscribe: mail.unsubscribeUrl } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
