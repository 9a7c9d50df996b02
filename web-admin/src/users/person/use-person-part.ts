import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';

/** One part of a person's page: its texts, and the answer of the call that has its figures. */
export function usePersonPart<Data>(part: string, id: string, call: () => Promise<Data>) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const query = useQuery({ queryKey: ['users', id, part, language], queryFn: call });
  const text = (key: string, values?: object) => translate(`resources.users.person.${part}.${key}`, values);
  return { query, text, language };
}
