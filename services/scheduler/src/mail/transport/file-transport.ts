import { glob, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { MailTransport } from './mail-transport.ts';

/** Writes each mail as an `.eml` file, which mail programs open. A mail that is sent again replaces its file. */
export const createFileTransport = (folder: string): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isLocal: true,
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('a composed mail is a stream');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, mail.fileName);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    forget: (fileName) => rm(join(folder, fileName), { force: true }),
    forgetBefore: async (time) => {
      for await (const name of glob('*.eml{,.part}', { cwd: folder })) {
        const path = join(folder, name);
        // Another replica may have been quicker.
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < time) await rm(path, { force: true });
      }
    },
    close: () => undefined,
  };
};
