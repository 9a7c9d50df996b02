import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePlanToldHere } from '../../../shared/payments/plan-told-here.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import './plans.css';

/** What there is to say on the way to premium. */
export type UpgradeNews =
  | { kind: 'processing'; url: string }
  /** The browser gave no tab: the payment page is behind a link. */
  | { kind: 'blocked'; url: string }
  /** This academy takes no payments; premium is opened by hand. */
  | { kind: 'off' };

interface UpgradeDialogProps {
  news: UpgradeNews;
  open: boolean;
  onClose: () => void;
  /** The link to the payment page was followed. */
  onFollow: (url: string) => void;
}

export function UpgradeDialog({ news, open, onClose, onFollow }: UpgradeDialogProps) {
  const { t } = useTranslation('plans');
  const isPremium = useSession().user?.isPremium ?? false;
  const kind = news.kind === 'processing' && isPremium ? 'confirmed' : news.kind;
  usePlanToldHere(open && news.kind === 'processing');
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={480} title={t(`upgrade.${kind}.title`)}>
      <div role="alert" className="upgrade__text">
        <p>{t(`upgrade.${kind}.text`)}</p>
        {kind === 'processing' && <p>{t('upgrade.processing.mail')}</p>}
      </div>
      {news.kind === 'blocked' && (
        <PaymentLink
          className="button"
          url={news.url}
          onFollow={() => {
            onClose();
            onFollow(news.url);
          }}
        />
      )}
      {news.kind === 'off' && <WriteToUs />}
      {news.kind === 'processing' && (
        <div className="upgrade__actions">
          <Button type="primary" onClick={onClose}>
            {t('upgrade.understood')}
          </Button>
          {kind === 'processing' && <PaymentLink className="text-link" url={news.url} />}
        </div>
      )}
    </Modal>
  );
}

function PaymentLink({ url, className, onFollow }: PaymentLinkProps) {
  const { t } = useTranslation('plans');
  return (
    <a className={className} href={url} target="_blank" rel="noopener" onClick={onFollow}>
      {t('upgrade.toPayment')}
    </a>
  );
}

interface PaymentLinkProps {
  url: string;
  className: string;
  onFollow?: () => void;
}

function WriteToUs() {
  const { t } = useTranslation('plans');
  const { contactEmail } = useSite();
  const subject = encodeURIComponent(t('upgrade.off.subject'));
  return (
    <a className="button" href={`mailto:${contactEmail}?subject=${subject}`}>
      <MailIcon />
      {t('upgrade.off.mail', { email: contactEmail })}
    </a>
  );
}
