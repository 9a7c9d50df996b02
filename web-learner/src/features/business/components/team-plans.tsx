import { useTranslation } from 'react-i18next';
import { teamPlans, type TeamPlan, type TeamPlanName } from '../model/team-plans.ts';

/** The three plans for teams that are being prepared; asking about one leads to the contact form. */
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
  const { name, users } = plan;
  return (
    <article className="team-plan sheet">
      <h3>
        {t(`plans.${name}.name`)} <span className="tag">{t('plans.soon')}</span>
      </h3>
      <p className="team-plan__users">
        {users === null ? t('plans.unlimited') : t('plans.upTo', { count: users })}
      </p>
      <p>{t(`plans.${name}.text`)}</p>
      <a
        className="button button--quiet"
        href="#contact"
        aria-label={`${t('plans.ask')}: ${t(`plans.${name}.name`)}`}
        onClick={() => onAsk(name)}
      >
        {t('plans.ask')}
      </a>
    </article>
  );
}
