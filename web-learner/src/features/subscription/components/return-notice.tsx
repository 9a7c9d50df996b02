import { useTranslation } from 'react-i18next';
import { useSite } from '../../../shared/site/site.ts';
import type { ReturnNews } from '../hooks/use-payment-return.ts';

/** How it stands with the payment that somebody has just come back from. */
export function ReturnNotice({ news }: { news: ReturnNews }) {
  const { t } = useTranslation('subscription');
  const { contactEmail } = useSite();
  if (!news) return null;
  return (
    <div className="my-plan__notice" data-news={news}>
      <b>{t(`return.${news}.title`)}</b>
      <p>{t(`return.${news}.text`, { email: contactEmail })}</p>
    </div>
  );
}
