/** Writes every mail in both languages with its example values into .data/mail-preview, to be looked at in a browser. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@academy/service-kit/text/localised.ts';
import { renderMail } from '../src/mail/layout/render-mail.ts';
import { mailKinds, mailTemplates } from '../src/mail/kinds/mail-kinds.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '.data', 'mail-preview');
const settings = {
  brand: 'Promptario',
  publicUrl: 'https://academy.example',
  mailKey: randomBytes(32),
};

const preview = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const links: string[] = [];
  for (const template of mailTemplates)
    for (const language of languages) {
      const { subject, html, text } = renderMail(settings, {
        template,
        values: mailKinds[template].example,
        userId: '0197f3a0-0000-7000-8000-000000000001',
        language,
        timeZone: 'Europe/Madrid',
      });
      const name = `${template}.${language}`;
      await writeFile(join(folder, `${name}.html`), html);
      await writeFile(join(folder, `${name}.txt`), `${subject}\n\n${text}`);
      links.push(`<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>)</li>`);
    }
  await writeFile(join(folder, 'index.html'), `<!doctype html><ul>${links.join('\n')}</ul>\n`);
  console.log(`${links.length} mails: ${join(folder, 'index.html')}`);
};

await preview();
