import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { TEAM_CURRENCY, teamPlans, type TeamPlan, type TeamPlanName } from '../model/team-plans.ts';

/** The three plans for teams; asking for one leads to the contact form. */
export function TeamPlans({ onAsk }: { onAsk: (plan: TeamPlanName) => void }) {
  return (
    <div className="team-plans">
      {teamPlans.map((plan) => (
        <TeamPlanCard key={plan.name} plan={plan} onAsk={onAsk} />
      ))}
    </div>
  );
}

function TeamPlanCard({ plan, onAsk }: { plan: TeamPlan; onAsk: (plan: TeamPlanName) => void }) {
  const { t } = useTranslation('business');
  const { language } = useLanguage();
  const { name, price, users, isPopular } = plan;
  return (
    <article className={`team-plan sheet${isPopular ? ' team-plan--popular' : ''}`}>
      <h3>
        {t(`plans.${name}.name`)} {isPopular && <span className="tag tag--key">{t('plans.popular')}</span>}
      </h3>
      <p className="team-plan__price">
        {price === null ? (
          <b>{t('plans.onContact')}</b>
        ) : (
          <>
            <b>{formatMoney(price, TEAM_CURRENCY, language)}</b> {t('plans.perUser')}
          </>
        )}
      </p>
      <p className="team-plan__users">
        {users === null ? t('plans.unlimited') : t('plans.upTo', { count: users })}
      </p>
      <p>{t(`plans.${name}.text`)}</p>
      <a
        className={`button${isPopular ? '' : ' button--quiet'}`}
        href="#contact"
        aria-label={`${t('plans.ask')}: ${t(`plans.${name}.name`)}`}
        onClick={() => onAsk(name)}
      >
        {t('plans.ask')}
      </a>
    </article>
  );
}
