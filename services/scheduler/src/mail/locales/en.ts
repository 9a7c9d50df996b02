/** What all mails share, in English; `es.ts` has the same keys. A mail's own words lie in the folder of its kind. */
export const en = {
  greeting: (name: string) => `Hi ${name},`,
  greetingWithoutName: 'Hi,',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  footer: {
    account: (brand: string) =>
      `You are receiving this because you have an account at ${brand} or wrote to us.`,
    chosen: (brand: string) =>
      `You are receiving this because mails of this kind are on in your ${brand} account.`,
    staff: (brand: string) => `For the team of ${brand}.`,
    unsubscribe: 'Stop these mails',
    preferences: 'All notification settings',
  },

  unsubscribe: {
    title: 'Stop these mails',
    lead: (activity: string) => `You will get no more mails of this kind: ${activity}.`,
    button: 'Stop these mails',
    done: 'Done. You will get no more mails of this kind.',
    back: 'You can turn them on again in your settings.',
    broken:
      'This link is incomplete. Open it from the mail again, or change your notifications in your settings.',
    settings: 'Open settings',
  },
};

export type MailTexts = typeof en;
