import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import './plans.css';

export function PlanFeatures({ plan }: { plan: 'free' | 'premium' }) {
  const { t } = useTranslation('plans');
  const features = t(`${plan}.features`, { returnObjects: true }) as string[];
  return (
    <ul className="plan__features">
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
