import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where an academy without SMTP leaves its mails. */
const folder = (): string => {
  const { DATA_DIR } = process.env;
  if (!DATA_DIR) throw new Error('DATA_DIR is not set');
  return join(DATA_DIR, 'mail');
};

const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** The plain text of a mail, whatever it is encoded in. */
const plainText = (source: string): string => {
  const part = source.slice(source.search(/^Content-Type: text\/plain/im));
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1] ?? '7bit';
  // A line of a text may begin with two hyphens, too.
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const [body = ''] = rest.join('\n\n').split(`--${boundary}`);
  return decoded(body, encoding.toLowerCase());
};

/** The plain texts of the mails of a template to an address, oldest first. */
export const mailsTo = (address: string, template: string): string[] =>
  readdirSync(folder())
    .filter((name) => name.endsWith('.eml') && name.includes(`.${template}.`))
    .toSorted()
    .map((name) => readFileSync(join(folder(), name), 'utf8'))
    .filter((source) => source.split(/\r?\n\r?\n/)[0]?.includes(address))
    .map(plainText);

/** Waits for the only mail of a template to an address. */
export const readMail = async (address: string, template: string): Promise<string> => {
  await expect
    .poll(() => mailsTo(address, template).length, { message: `${template} to ${address}` })
    .toBe(1);
  return mailsTo(address, template)[0] ?? '';
};

/** The path and fragment of the link in a mail that leads to `page`. */
export const linkIn = (mail: string, page: string): string => {
  const link = new RegExp(`https?://\\S+?(/${page}#[\\w.-]+)`).exec(mail)?.[1];
  if (link === undefined) throw new Error(`no link to /${page} in: ${mail}`);
  return link;
};
