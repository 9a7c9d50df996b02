import type { Language } from '@academy/contracts/shared/language.ts';
import type { Rule } from './rule.ts';

const monthOf = (month: string, language: Language): string | null => {
  const number = Number(month);
  if (number < 1 || number > 12) return null;
  const date = new Date(Date.UTC(2000, number - 1, 1));
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date);
};

const sayDate =
  (language: Language) =>
  (written: string, year = '', month = '', day = ''): string => {
    const name = monthOf(month, language);
    if (name === null) return written;
    const number = Number(day);
    return language === 'es' ? `${number} de ${name} de ${year}` : `${name} ${number}, ${year}`;
  };

const sayHourEn = (written: string, hours = '', minutes = ''): string => {
  const hour = Number(hours);
  if (hour > 23) return written;
  const said = `${hour % 12 === 0 ? 12 : hour % 12}`;
  const rest = minutes === '00' ? '' : minutes.startsWith('0') ? ` oh ${minutes[1]}` : ` ${minutes}`;
  return `${said}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
};

const sayHourEs = (written: string, hours = '', minutes = ''): string => {
  if (Number(hours) > 23) return written;
  return `${Number(hours)}${minutes === '00' ? ' en punto' : ` y ${Number(minutes)}`}`;
};

const isoDate = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const clock = /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])(?:\s*h\b)?/g;

export const datesAndTimes: Readonly<Record<Language, readonly Rule[]>> = {
  es: [
    [isoDate, sayDate('es')],
    [
      /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
      (written, day = '', month = '', year = '') => sayDate('es')(written, year, month, day),
    ],
    [/\bAAAA-MM-DD\b/g, 'año, mes y día'],
    [/\bDD\/MM\/AAAA\b/g, 'día, mes y año'],
    [clock, sayHourEs],
  ],
  en: [
    [isoDate, sayDate('en')],
    [/\bYYYY-MM-DD\b/g, 'year, month and day'],
    [/\bDD\/MM\/YYYY\b/g, 'day, month and year'],
    // The half of the day stands beside it already.
    [
      /\b(\d{1,2}):([0-5]\d)(?=\s*[AP]M\b)/g,
      (_, hour = '', minutes = '') => `${hour} ${minutes === '00' ? '' : minutes}`,
    ],
    [clock, sayHourEn],
  ],
};
