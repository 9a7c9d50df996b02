import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import './stars.css';

/** From 1 to 5, and from how many learners where it is an average. */
export interface Rating {
  average: number;
  count?: number;
}

const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const PLACES = [0, 1, 2, 3, 4];

export function StarIcon({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STAR} />
    </svg>
  );
}

const row = PLACES.map((place) => <StarIcon key={place} />);

/** A rating as a row of five stars, filled to the tenth, with its figures beside it. */
export function Stars({ rating: { average, count } }: { rating: Rating }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const value = formatNumber(average, language);
  const name = count === undefined ? t('stars.one', { value }) : t('stars.average', { value, count });
  return (
    <span className="stars">
      <span className="visually-hidden">{name}</span>
      <span
        className="stars__row"
        aria-hidden="true"
        style={{ '--filled': `${average * 20}%` } as CSSProperties}
      >
        <span>{row}</span>
        <span className="stars__filled">{row}</span>
      </span>
      {count !== undefined && (
        <span className="stars__figures" aria-hidden="true">
          <b>{value}</b> ({formatNumber(count, language)})
        </span>
      )}
    </span>
  );
}
