import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StarIcon } from '../../../shared/ui/stars.tsx';

const RATINGS = [1, 2, 3, 4, 5];

interface RatingFieldProps {
  value: number | null;
  onChange: (rating: number) => void;
  problem: string | undefined;
}

/** Five stars as a group of radio buttons, so that arrows, space and screen readers know them. */
export function RatingField({ value, onChange, problem }: RatingFieldProps) {
  const { t } = useTranslation('reviews');
  const id = useId();
  return (
    <fieldset className="rating" aria-describedby={problem && `${id}-problem`}>
      <legend>{t('rating')}</legend>
      <div className="rating__stars">
        {RATINGS.map((rating) => (
          <label key={rating} data-given={value !== null && rating <= value}>
            <input
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              required
              aria-invalid={problem !== undefined}
              onChange={() => onChange(rating)}
            />
            <StarIcon size={28} />
            <span className="visually-hidden">{t('stars', { count: rating })}</span>
          </label>
        ))}
        <span className="rating__word" aria-hidden="true">
          {value !== null && t(`word.${value}`)}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="review-form__problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
