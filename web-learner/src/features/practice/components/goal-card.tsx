import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GoalWrite, WeeklyGoal } from '../api/practice.ts';

/** How far this week is, and how many weeks it has gone well. */
export function GoalCard({ weekly, goal }: { weekly: WeeklyGoal; goal: GoalWrite }) {
  const { t } = useTranslation('practice');
  const { done, reached, streakWeeks } = weekly;
  const figures = t(`goal.done.${goal.kind}`, { done, count: goal.target });
  const share = Math.min(100, Math.round((done / goal.target) * 100));
  return (
    <section className="practice__goal sheet" aria-labelledby="goal-title">
      <header className="practice__head">
        <h2 id="goal-title">{t('goal.title')}</h2>
        <Link className="text-link" to="/settings#practice">
          {t('goal.change')}
        </Link>
      </header>
      <p className="practice__done">{figures}</p>
      <div
        className="bar"
        role="progressbar"
        aria-labelledby="goal-title"
        aria-valuemin={0}
        aria-valuemax={goal.target}
        aria-valuenow={Math.min(done, goal.target)}
        aria-valuetext={figures}
      >
        <i style={{ width: `${reached ? 100 : share}%` }} />
      </div>
      <p className="practice__state">{t(reached ? 'goal.reached' : 'goal.until')}</p>
      {streakWeeks > 0 && (
        <p className="practice__streak">
          <b>{t('streak.weeks', { count: streakWeeks })}</b> {t('streak.rule')}
        </p>
      )}
    </section>
  );
}
