import { retention, type Age, type RetentionId } from '@academy/contracts/shared/retention.ts';
import { localeOf } from '@academy/web-kit/format/dates.ts';

export interface RetentionTexts {
  what: string;
  howLong: string;
  /** How long what has no age of its own is kept. */
  account: string;
  author: string;
  consent: string;
  kinds: Record<RetentionId, string>;
}

const inWords = ({ count, unit }: Age, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** What is kept and for how long, as a Markdown table. */
export const retentionTable = (texts: RetentionTexts, language: string): string => {
  const rows = Object.entries(retention).map(([id, { until }]) => {
    const howLong = typeof until === 'string' ? texts[until] : inWords(until, language);
    // Object.entries forgets which keys there are.
    return `| ${texts.kinds[id as RetentionId]} | ${howLong} |`;
  });
  return [`| ${texts.what} | ${texts.howLong} |`, '| --- | --- |', ...rows].join('\n');
};
