import type { FirstAdmin } from './launch-context.ts';

/** What a person reads when everything works. */
export const readyBanner = (publicUrl: string): string =>
  [
    '',
    `Academy ready: ${publicUrl}`,
    `Back office:   ${publicUrl}/admin`,
    'Stop it with Ctrl-C; the data stay.',
    '',
  ].join('\n');

/** The first administrator's sign-in: a generated password is shown here and nowhere else. */
export const firstAdminBanner = ({ email, password }: FirstAdmin): string => {
  const secret = password ?? 'the one in ADMIN_PASSWORD';
  const note = password ? ['Note the password now: it is not shown again.'] : [];
  return ['', 'First administrator', `  email:    ${email}`, `  password: ${secret}`, ...note, ''].join('\n');
};
