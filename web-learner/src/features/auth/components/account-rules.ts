import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';

export const PASSWORD_MINIMUM = 6;
const USERNAME_MINIMUM = 3;
/** As the server takes them. */
export const LONGEST = { name: 80, username: 40, email: 254, password: 200 } as const;
const usernameCharacters = /^[\p{L}\p{N}._-]*$/u;

/** What the forms check before sending; each rule speaks once, with the product's own text. */
export function useAccountRules() {
  const { t } = useTranslation('auth');
  const atLeast = (length: number, message: string): FormRule[] => [
    {
      validator: (_, value: string | undefined) =>
        (value ?? '').trim().length >= length ? Promise.resolve() : Promise.reject(new Error(message)),
    },
  ];
  return {
    email: [
      { required: true, message: t('rule.emailEmpty') },
      { type: 'email', message: t('rule.email') },
    ] satisfies FormRule[],
    password: [{ required: true, min: PASSWORD_MINIMUM, message: t('rule.password') }] satisfies FormRule[],
    firstName: atLeast(1, t('rule.firstName')),
    lastName: atLeast(1, t('rule.lastName')),
    username: [
      ...atLeast(USERNAME_MINIMUM, t('rule.username')),
      {
        validator: (_, value: string | undefined) =>
          usernameCharacters.test((value ?? '').trim())
            ? Promise.resolve()
            : Promise.reject(new Error(t('rule.usernameCharacters'))),
      },
    ] satisfies FormRule[],
    terms: [
      {
        validator: (_, value: boolean | undefined) =>
          value ? Promise.resolve() : Promise.reject(new Error(t('rule.terms'))),
      },
    ] satisfies FormRule[],
  };
}
