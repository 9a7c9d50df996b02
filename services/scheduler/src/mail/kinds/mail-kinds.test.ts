import { languages } from '@academy/service-kit/text/localised.ts';
import { isSecretMail, mailKinds, mailTemplates } from './mail-kinds.ts';

test('When staff read the names of all kinds of mail, then no two have the same', () => {
  for (const language of languages) {
    const names = mailTemplates.map((template) => mailKinds[template].name[language]);
    expect(new Set(names).size).toBe(mailTemplates.length);
  }
});

test('When staff may send a kind of mail again, then it is one that the privacy policy names', () => {
  const repeatable = mailTemplates.filter((template) => mailKinds[template].repeatable);
  expect(repeatable).toEqual(['receipt', 'plan_refunded', 'partly_refunded', 'help_answered', 'certificate']);
  expect(repeatable.filter(isSecretMail)).toEqual([]);
});

test('When a link in a mail opens an account, or nobody knows its template, then nothing of it is kept', () => {
  const secret = ['welcome', 'confirm_address', 'invitation', 'password_reset', 'address_change_confirm'];
  expect(mailTemplates.filter(isSecretMail)).toEqual(secret);
  expect(['of_another_version', 'toString'].filter(isSecretMail)).toHaveLength(2);
});
