import type { ExerciseFigure } from '@academy/contracts/http/catalog/staff-learning.ts';
import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { listAddress } from '../app/list-address.ts';
import type { PlainRow } from '../shared/plain-list.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { passRate } from './by-pass-rate.ts';

/** An exercise's row: its title leads to the exercise, its figures to the attempts that they are of. */
export function useFigureRow() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { titleOf } = useOwnText();
  const text = (key: string, values: object) => translate(`academy.home.exercises.${key}`, values);
  return (figure: ExerciseFigure): PlainRow => {
    const { exerciseId, attempts, passed, mostMissed } = figure;
    return {
      key: exerciseId,
      head: (
        <Link className="row-link" to={`/exercises/${exerciseId}`}>
          <strong>{titleOf(figure)}</strong>
        </Link>
      ),
      detail: mostMissed
        ? text('missed', { label: mostMissed.label, missed: mostMissed.missed, attempts })
        : text('nothingMissed', {}),
      aside: (
        <>
          <Link className="text-link" to={listAddress('attempts', { exerciseId })}>
            {text('rate', { share: formatPercent(passRate(figure) * 100, language), passed, attempts })}
          </Link>
          {passed < attempts ? (
            <>
              <br />
              <Link className="text-link" to={listAddress('attempts', { exerciseId, passed: false })}>
                {text('failed', { smart_count: attempts - passed })}
              </Link>
            </>
          ) : null}
        </>
      ),
    };
  };
}
