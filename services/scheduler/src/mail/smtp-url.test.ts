import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import { smtpUrlOf } from './smtp-url.ts';

const SMTP_URL = 'smtp://mail.example:587';

test.each([
  [{ NODE_ENV: 'development' }, null],
  [{ NODE_ENV: 'development', SMTP_URL }, SMTP_URL],
  [{ NODE_ENV: 'production', SMTP_URL }, SMTP_URL],
  [{ NODE_ENV: 'production', MAIL: 'smtp' as const, SMTP_URL }, SMTP_URL],
  [{ NODE_ENV: 'production', MAIL: 'files' as const }, null],
])('When the settings are %j, then mails go to %s', (config, url) => {
  expect(smtpUrlOf(config)).toBe(url);
});

test.each([
  [{ NODE_ENV: 'production' }, 'MAIL is missing'],
  [{ NODE_ENV: 'development', MAIL: 'smtp' as const }, 'MAIL is smtp, but SMTP_URL is missing'],
  [{ NODE_ENV: 'development', MAIL: 'files' as const, SMTP_URL }, 'MAIL is files, but SMTP_URL is set'],
])('When %j leave mail undecided, then MAIL is named', (config, text) => {
  const parse = (): unknown => smtpUrlOf(config);
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(text);
});
