import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEml } from '@academy/service-kit/mail/read-eml.ts';
import { createFileTransport } from './file-transport.ts';
import type { OutgoingMail } from './mail-transport.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'mail-files-'))));
afterEach(() => rm(folder, { recursive: true }));

const signal = new AbortController().signal;
const mail: OutgoingMail = {
  messageId: '<0f@academy.example>',
  from: { name: 'Academia Ñandú', address: 'hola@academy.example' },
  to: 'ana@mail.example',
  replyTo: null,
  subject: 'Tu respuesta es la solución en «¿Cómo pido un tono cercano y con qué ejemplos lo consigo?»',
  text: `Línea larga: ${'ñandú '.repeat(40)}\nfin`,
  html: '<p>¿Qué tal?</p>',
  unsubscribeUrl: 'https://academy.example/api/notifications/unsubscribe?token=reply.ana.x',
  date: new Date('2026-03-01T18:30:00.000Z'),
  fileName: '20260301T183000Z.reply.0f.eml',
};

test('When a mail is written as a file, then reading it gives back what it says', async () => {
  await createFileTransport(folder).send(mail, signal);
  const read = readEml(await readFile(join(folder, mail.fileName)));
  expect(read).toMatchObject({
    from: 'Academia Ñandú <hola@academy.example>',
    to: mail.to,
    subject: mail.subject,
    date: '2026-03-01T18:30:00.000Z',
    messageId: mail.messageId,
    text: mail.text,
    html: mail.html,
  });
  expect(read.headers.get('list-unsubscribe')).toBe(`<${mail.unsubscribeUrl}>`);
});

test('When a mail is sent again, then there is one file; when it is forgotten, none', async () => {
  const transport = createFileTransport(folder);
  await transport.send(mail, signal);
  await transport.send(mail, signal);
  expect(await readdir(folder)).toEqual([mail.fileName]);
  await transport.forget(mail.fileName);
  await transport.forget(mail.fileName);
  expect(await readdir(folder)).toEqual([]);
});

test('When files are old, then they are deleted, and nothing else of the folder', async () => {
  const transport = createFileTransport(folder);
  await transport.send(mail, signal);
  await transport.send({ ...mail, fileName: 'new.eml' }, signal);
  const old = new Date('2026-01-01T00:00:00.000Z');
  await writeFile(join(folder, 'mail.key'), 'key');
  for (const name of [mail.fileName, 'mail.key']) await utimes(join(folder, name), old, old);
  await transport.forgetBefore(new Date('2026-02-01T00:00:00.000Z'));
  expect(await readdir(folder)).toEqual(['mail.key', 'new.eml']);
});
