import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEml } from '@academy/service-kit/mail/read-eml.ts';
import { expect } from '@playwright/test';

/** Where an academy without SMTP leaves its mails. */
const folder = (): string => {
  const { DATA_DIR } = process.env;
  if (!DATA_DIR) throw new Error('DATA_DIR is not set');
  return join(DATA_DIR, 'mail');
};

/** The plain texts of the mails of a template to an address, oldest first. */
export const mailsTo = (address: string, template: string): string[] =>
  readdirSync(folder())
    .filter((name) => name.endsWith('.eml') && name.includes(`.${template}.`))
    .toSorted()
    .map((name) => readEml(readFileSync(join(folder(), name))))
    .filter(({ to }) => to.includes(address))
    .map((mail) => mail.text);

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
