import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOf, readMails, textOf } from './list-mails.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mails-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, subject: string) =>
  writeFileSync(
    join(folder, name),
    [
      'From: Promptario <hola@promptario.example>',
      'To: ana@mail.example',
      `Subject: ${subject}`,
      'Date: Sun, 01 Mar 2026 18:30:00 +0000',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Hola, Ana: =C2=A1bienvenida!',
    ].join('\r\n'),
  );

test('When mails are listed, then the newest is number 1 and can be read', () => {
  write('20260301T183000Z.reply.aa.eml', 'one');
  write('20260302T183000Z.reply.bb.eml', '=?UTF-8?Q?dos_=C2=BFqu=C3=A9=3F?=');
  writeFileSync(join(folder, 'mail.key'), 'key');
  const mails = readMails(folder);
  expect(listOf(mails).split('\n')).toEqual([
    expect.stringMatching(/^ +1 {2}2026-03-01 18:30 {2}ana@mail\.example +dos ¿qué\?$/),
    expect.stringMatching(/^ +2 .* one$/),
  ]);
  expect(mails[0] && textOf(mails[0])).toContain('Hola, Ana: ¡bienvenida!');
});

test('When there is no folder yet, then there are no mails', () => {
  expect(readMails(join(folder, 'none'))).toEqual([]);
});
