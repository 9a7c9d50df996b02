import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { languages } from '@academy/service-kit/text/localised.ts';
import { mailKinds, mailTemplates } from '../kinds/mail-kinds.ts';
import { renderMail, type MailToRender } from './render-mail.ts';

const settings = {
  brand: 'Promptario',
  publicUrl: 'https://academy.example',
  mailKey: Buffer.alloc(32, 7),
};
const userId = '0197f3a0-0000-7000-8000-000000000001';
const madrid = { userId, language: 'es', timeZone: 'Europe/Madrid' } as const;

const replyWith = (values: object): MailToRender => ({
  ...madrid,
  template: 'reply',
  values: { ...mailKinds.reply.example, ...values },
});

const everyMail = mailTemplates.flatMap((template) => languages.map((language) => ({ template, language })));

test.each(everyMail)(
  'When $template is rendered in $language, then it is whole',
  ({ template, language }) => {
    const values = mailKinds[template].example;
    const mail = renderMail(settings, { ...madrid, template, language, values });
    expect(mail.subject).not.toBe('');
    for (const body of [mail.html, mail.text]) {
      expect(body).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
      expect(body).toContain(settings.brand.slice(0, -4));
    }
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
    for (const url of links) expect(url).toMatch(/^https:\/\/academy\.example\//);
    // A reader of plain text reaches what a reader of HTML reaches.
    for (const url of links) expect(mail.text).toContain(url.replaceAll('&amp;', '&'));
    expect(mail.html).not.toMatch(/<img|<script|src=|@import|url\(/);
  },
);

test('When both languages of a mail are compared, then they differ', () => {
  for (const template of mailTemplates) {
    const values = mailKinds[template].example;
    const [es, en] = languages.map((language) =>
      renderMail(settings, { ...madrid, template, language, values }),
    );
    expect({ template, text: es?.text }).not.toEqual({ template, text: en?.text });
  }
});

test('When a member writes markup into a text, then the mail shows it as text', () => {
  const attack = '<img src=x onerror=alert(1)> " \' & </td>';
  const { html } = renderMail(settings, replyWith({ author: attack, postTitle: attack, excerpt: attack }));
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot; &#39; &amp; &lt;/td&gt;');
});

test('When a title holds line breaks, then the subject stays one line', () => {
  const { subject } = renderMail(
    settings,
    replyWith({ postTitle: 'a\r\nBcc: all@mail.example\u2028b\u0000' }),
  );
  expect(subject).toBe('Luis P. ha respondido a «a Bcc: all@mail.example b »');
});

test.each(['Gana dinero en https://evil.example', 'evil.com', 'www.evil', 'a@evil.example', 'x'.repeat(61)])(
  'When somebody registers as %j with the address of another, then the greeting does not repeat it',
  (name) => {
    const values = { ...mailKinds.welcome.example, name };
    const mail = renderMail(settings, { ...madrid, template: 'welcome', values });
    expect(mail.text).toContain('Hola:');
    expect(mail.html + mail.text).not.toContain(name);
  },
);

test.each([
  ['Lo tienes en Certificados.', 'Hola, Ana:\n\nLo tienes en Certificados.'],
  ['Hola, Ana:\n\nLo tienes en Certificados.', 'Hola, Ana:\n\nLo tienes en Certificados.'],
])('When staff answer %j, then the mail greets once', (answer, expected) => {
  const values = { ...mailKinds.help_answered.example, name: 'Ana', answer };
  const { text } = renderMail(settings, { ...madrid, template: 'help_answered', values });
  expect(text).toContain(expected);
  expect(text.match(/Hola/g)).toHaveLength(1);
});

test('When a mail names the paid plan, then it is written as on the screen', () => {
  for (const template of mailTemplates)
    for (const language of languages) {
      const values = mailKinds[template].example;
      const { subject, text } = renderMail(settings, { ...madrid, template, language, values });
      expect(`${subject} ${text}`).not.toMatch(/\bpremium\b/);
    }
});

test('When nobody knows the template of a mail, then no attempt to render it is of use', () => {
  const render = () => renderMail(settings, { ...madrid, template: 'toString', values: {} });
  expect(render).toThrow(PermanentError);
});

test('When a moment is written, then it is on the clock of the recipient and in their language', () => {
  const mail = {
    ...madrid,
    template: 'password_changed',
    values: mailKinds.password_changed.example,
  } as const;
  expect(renderMail(settings, mail).text).toContain('1 de marzo de 2026 a las 19:30');
  const bogota = { ...mail, language: 'en', timeZone: 'America/Bogota' } as const;
  expect(renderMail(settings, bogota).text).toContain('1 March 2026 at 13:30');
});

test('When a mail names the day of a contract, then it is the same day wherever the recipient is', () => {
  const template = 'plan_ends';
  const values = { ...mailKinds.plan_ends.example, endsAt: '2026-03-31T22:30:00.000Z' };
  const bogota = { ...madrid, template, values, timeZone: 'America/Bogota' } as const;
  expect(renderMail(settings, bogota).text).toContain('1 de abril de 2026');
  expect(renderMail(settings, bogota).subject).toBe(
    renderMail(settings, { ...madrid, template, values }).subject,
  );
});

test('When a mail is about an activity, then it can be turned off; one about the account cannot', () => {
  const off = renderMail(settings, replyWith({})).unsubscribeUrl ?? '';
  expect(off).toMatch(/^https:\/\/academy\.example\/api\/notifications\/unsubscribe\?token=reply\./);
  const values = mailKinds.password_reset.example;
  const account = renderMail(settings, { ...madrid, template: 'password_reset', values });
  expect(account.unsubscribeUrl).toBeNull();
  expect(account.text).not.toContain('unsubscribe');
});
