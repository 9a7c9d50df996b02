import { useQuery } from '@tanstack/react-query';
import { todaysPracticeQuery, weeklyGoalQuery } from '../api/practice.ts';
import { GoalCard } from './goal-card.tsx';
import { TodayCard } from './today-card.tsx';
import './practice.css';

/**
 * What is due today and how far the week is. Nothing for who has nothing due and has set no goal; nothing either where it
 * cannot be loaded, since everything on it can be reached in other ways.
 */
export function PracticeCards() {
  const today = useQuery(todaysPracticeQuery).data;
  const goal = useQuery(weeklyGoalQuery).data;
  const isDue = today !== undefined && today.exercises.length > 0;
  if (!isDue && !goal?.goal) return null;
  return (
    <div className="practice">
      {isDue && <TodayCard today={today} />}
      {goal?.goal && <GoalCard weekly={goal} goal={goal.goal} />}
    </div>
  );
}
