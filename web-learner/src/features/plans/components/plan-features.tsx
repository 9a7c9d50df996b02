import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { planBudgetsQuery } from '../../../shared/ai/budgets.ts';
import { figuresQuery } from '../../../shared/courses/figures.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { questionsFor } from '../model/tutor-questions.ts';

export function PlanFeatures({ plan }: { plan: 'free' | 'premium' }) {
  const { t } = useTranslation('plans');
  const tutor = useTutorFeature(plan);
  // New courses are promised only while one waits to be published.
  const isCourseQueued = useQuery(figuresQuery).data?.isCourseQueued ?? false;
  const courses = t(plan === 'premium' && isCourseQueued ? 'premium.coursesMonthly' : `${plan}.courses`);
  const features = t(`${plan}.features`, { returnObjects: true }) as string[];
  return (
    <ul className="plan__features">
      {[courses, ...features, tutor].map((feature) => (
        <li key={feature}>
          <CheckIcon size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** How far a day's tokens reach is known for answers of a model: without one they cost far less. */
function useTutorFeature(plan: 'free' | 'premium'): string {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const budgets = useQuery(planBudgetsQuery).data;
  if (!budgets) return t(`${plan}.tutor`);
  const amount = budgets.tokensPerDay[plan];
  const tokens = formatNumber(amount, language);
  if (!budgets.hasModel) return t(`${plan}.tutorBudget`, { tokens });
  return t(`${plan}.tutorTokens`, { tokens, count: questionsFor(amount) });
}
