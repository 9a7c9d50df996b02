import { formatEuros } from '@academy/web-kit/format/numbers.ts';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSite } from '../../../shared/site/site.ts';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import { PREMIUM_PRICE } from '../model/prices.ts';
import { PlanFeatures } from './plan-features.tsx';

/** Tells a free member how premium is opened for their account. */
export function UpgradeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('plans');
  const { language } = useLanguage();
  const { contactEmail } = useSite();
  const subject = encodeURIComponent(t('upgrade.subject'));
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      width={480}
      title={t('upgrade.title', { price: formatEuros(PREMIUM_PRICE, language) })}
    >
      <PlanFeatures plan="premium" />
      <p className="upgrade__text">{t('upgrade.text')}</p>
      <a className="button" href={`mailto:${contactEmail}?subject=${subject}`}>
        <MailIcon />
        {t('upgrade.mail', { email: contactEmail })}
      </a>
    </Modal>
  );
}
