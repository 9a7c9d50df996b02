import { join } from 'node:path';
import { startConfig } from '../start/config.ts';
import { readEnvFile } from '../start/read-env-file.ts';
import { listOf, readMails, textOf } from './list-mails.ts';

/** `npm run mail [-- <number>]`: exit code 0 done, 1 no such mail, 2 misused. */
const main = (args: readonly string[]): number => {
  const root = join(import.meta.dirname, '..', '..');
  const folder = join(startConfig(readEnvFile(join(root, '.env'), process.env), root).dataDir, 'mail');
  const [given] = args;
  if (args.length > 1 || (given !== undefined && !/^[1-9]\d*$/.test(given))) {
    process.stderr.write(
      'npm run mail            lists the mails that were written as files, newest first\n',
    );
    process.stderr.write('npm run mail -- <number>  shows one of them\n');
    return 2;
  }
  const mails = readMails(folder);
  if (given === undefined) {
    process.stdout.write(mails.length === 0 ? `No mails in ${folder} yet.\n` : `${listOf(mails)}\n`);
    return 0;
  }
  const mail = mails[Number(given) - 1];
  if (!mail) {
    process.stderr.write(`There is no mail ${given}; there are ${String(mails.length)}.\n`);
    return 1;
  }
  process.stdout.write(`${textOf(mail)}\n`);
  return 0;
};

process.exitCode = main(process.argv.slice(2));
