import { contractTimeZone } from '@academy/contracts/shared/contract-time-zone.ts';
import type { Bilingual, Language } from '@academy/contracts/shared/language.ts';
import { findNotificationKind } from '../kinds/notification-kinds.ts';

const daysIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: contractTimeZone });

const words = {
  es: {
    days: daysIn('es-ES'),
    somebody: 'Un miembro',
    untitled: 'Sin título',
    unknown: 'Tienes una novedad',
  },
  en: {
    days: daysIn('en-GB'),
    somebody: 'A member',
    untitled: 'Untitled',
    unknown: 'You have something new',
  },
} as const;

interface Said {
  text: string;
  count: number;
  subject: Bilingual | null;
  actor: string | null;
  at: Date | null;
}

const sentenceIn = (language: Language, { text, count, subject, actor, at }: Said): string => {
  const { days, somebody, untitled, unknown } = words[language];
  const says = findNotificationKind(text)?.words[language].says[text];
  if (says === undefined) return subject ? `${unknown}: ${subject[language]}` : unknown;
  if (typeof says === 'string') return says;
  return says({
    count,
    actor: actor ?? somebody,
    subject: subject?.[language] ?? untitled,
    date: at === null ? '' : days.format(at),
  });
};

/** What a notification says in both languages; plainly that there is something for a text of another version. */
export const sentenceOf = (said: Said): Bilingual => ({
  es: sentenceIn('es', said),
  en: sentenceIn('en', said),
});
