import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';

/** The texts of one part of a person's page, and the language that they are in. */
export function usePersonText(part: string) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const text = (key: string, values?: object) => translate(`resources.users.person.${part}.${key}`, values);
  return { text, language };
}

/** The same, with the answer of the call that has the part's figures. */
export function usePersonPart<Data>(part: string, id: string, call: () => Promise<Data>) {
  const { text, language } = usePersonText(part);
  const query = useQuery({ queryKey: ['users', id, part, language], queryFn: call });
  return { query, text, language };
}
