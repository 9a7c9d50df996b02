import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { certificateUrl } from '../../../shared/links.ts';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons.tsx';
import { useCopied } from '../../../shared/ui/use-copied.ts';

/** Copies the address at which anybody can verify the certificate. */
export function CopyLink({ code, ...look }: { code: string } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('certificates');
  const address = new URL(certificateUrl(code), window.location.origin).href;
  const { copied, copy } = useCopied(t('copyFailed', { address }));
  return (
    <Button
      {...look}
      icon={copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      onClick={() => void copy(address)}
    >
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
