import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { certificateUrl } from '../../../shared/links.ts';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';

const CONFIRMED_MS = 2000;

/** Copies the address at which anybody can verify the certificate. */
export function CopyLink({ code, ...look }: { code: string } & Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('certificates');
  const shared = useTranslation().t;
  const [copied, setCopied] = useState(false);

  async function copy() {
    const address = new URL(certificateUrl(code), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without the right to the clipboard the address can still be taken by hand.
      toast({ title: shared('errorTitle'), description: t('copyFailed', { address }), tone: 'destructive' });
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), CONFIRMED_MS);
  }

  return (
    <Button
      {...look}
      icon={copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
