import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlanTokens } from '../../../shared/ai/budgets.ts';
import { figuresQuery } from '../../../shared/courses/figures.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { questionsFor } from '../model/tutor-questions.ts';

export function PlanFeatures({ plan }: { plan: 'free' | 'premium' }) {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const tokens = usePlanTokens()?.[plan];
  const tutor =
    tokens === undefined
      ? t(`${plan}.tutor`)
      : t(`${plan}.tutorTokens`, {
          tokens: formatNumber(tokens, language),
          count: questionsFor(tokens),
        });
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
