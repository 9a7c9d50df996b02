import { useTranslation } from 'react-i18next';
import { teamPlans, type TeamPlanName } from '../model/team-plans.ts';

interface PlanSelectProps {
  id?: string;
  value?: TeamPlanName | '';
  onChange?: (plan: TeamPlanName | '') => void;
}

/** The browser's own list: four choices need no more. Its value and handler come from the form's item. */
export function PlanSelect({ id, value = '', onChange }: PlanSelectProps) {
  const { t } = useTranslation('business');
  return (
    <select
      id={id}
      className="contact__select"
      value={value}
      onChange={(event) => onChange?.(event.target.value as TeamPlanName | '')}
    >
      <option value="">{t('contact.anyPlan')}</option>
      {teamPlans.map(({ name }) => (
        <option key={name} value={name}>
          {t(`plans.${name}.name`)}
        </option>
      ))}
    </select>
  );
}
