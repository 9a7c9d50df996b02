import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEml, type ReadMail } from '@academy/service-kit/mail/read-eml.ts';

export interface StoredMail extends ReadMail {
  path: string;
}

/** The mails that were written as files, newest first; none where there are none. */
export const readMails = (folder: string): StoredMail[] => {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .map((name) => {
      const path = join(folder, name);
      return { path, ...readEml(readFileSync(path)) };
    });
};

/** One line for each mail, under the number that opens it. */
export const listOf = (mails: readonly StoredMail[]): string =>
  mails
    .map(({ date, to, subject }, index) => {
      const time = date.slice(0, 16).replace('T', ' ');
      return `${String(index + 1).padStart(4)}  ${time}  ${to.padEnd(28)}  ${subject}`;
    })
    .join('\n');

/** A mail as its receiver reads it. */
export const textOf = ({ path, from, to, subject, date, text, headers }: StoredMail): string =>
  [
    `From     ${from}`,
    `To       ${to}`,
    ...(headers.has('reply-to') ? [`Reply to ${headers.get('reply-to') ?? ''}`] : []),
    `Date     ${date}`,
    `Subject  ${subject}`,
    `File     ${path}`,
    '',
    text,
  ].join('\n');
