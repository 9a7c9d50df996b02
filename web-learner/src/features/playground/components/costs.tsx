import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { formatDay } from '@academy/web-kit/format/dates.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { Prices } from '../api/playground.ts';
import { ANSWER_TOKENS, SHOWN_RUNS, estimateCost } from '../model/cost.ts';
import { sides, type Both } from '../model/sides.ts';
import { formatEuro } from '../model/figures.ts';

interface CostsProps {
  prices: Prices;
  verdicts: Both<PromptVerdict | null>;
  /** The model that is chosen first, where it has a listed price. */
  liveModel: string | null;
}

/** What running each prompt would cost, and what that estimate stands on. */
export function Costs({ prices, verdicts, liveModel }: CostsProps) {
  const { t } = useTranslation('playground');
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(liveModel);
  const model = prices.models.find(({ id }) => id === chosen) ?? prices.models[0];
  if (!model) return null;
  const euro = (amount: number) => formatEuro(amount, language);
  return (
    <section className="compare__costs sheet" aria-labelledby="costs-title">
      <div className="compare__costs-head">
        <h2 id="costs-title">{t('costs.title')}</h2>
        <label>
          <span className="visually-hidden">{t('costs.model')}</span>
          <select
            className="compare__select"
            value={model.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {prices.models.map(({ id, name, maker }) => (
              <option key={id} value={id}>
                {name} · {maker}
              </option>
            ))}
          </select>
        </label>
      </div>
      <dl>
        {sides.map((side) => {
          const tokens = verdicts[side]?.tokens;
          const cost = tokens === undefined ? null : estimateCost(model, tokens);
          return (
            <div key={side}>
              <dt>{t(`side.${side}`)}</dt>
              <dd>
                {cost ? (
                  <>
                    <b>{euro(cost.prompt)}</b> {t('costs.prompt')}
                    <br />
                    <b>{euro(cost.whole)}</b> {t('costs.whole', { count: ANSWER_TOKENS })}
                  </>
                ) : (
                  '—'
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="hint">
        {t('costs.basis', {
          runs: formatNumber(SHOWN_RUNS, language),
          day: formatDay(prices.asOf, language),
          rate: formatNumber(prices.dollarsPerEuro, language),
        })}{' '}
        <a className="text-link" href={model.source} target="_blank" rel="noopener noreferrer">
          {t('costs.source', { maker: model.maker })}
        </a>
      </p>
    </section>
  );
}
