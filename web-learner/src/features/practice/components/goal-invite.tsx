import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { weeklyGoalQuery } from '../api/practice.ts';
import './practice.css';

/** The way to a weekly goal, for who has none. */
export function GoalInvite() {
  const { t } = useTranslation('practice');
  const weekly = useQuery(weeklyGoalQuery).data;
  if (!weekly || weekly.goal) return null;
  return (
    <p className="practice__invite">
      {t('goal.invite')}{' '}
      <Link className="text-link" to="/settings#practice">
        {t('goal.set')}
      </Link>
    </p>
  );
}
