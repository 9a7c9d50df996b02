import { useTranslation } from 'react-i18next';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { useCopied } from '../ui/use-copied.ts';

/** In the corner of a block of code or a prompt. */
export function CopyCodeButton({ read }: { read: () => string }) {
  const { t } = useTranslation();
  const { copied, copy } = useCopied();

  return (
    <button
      type="button"
      className="code-block__copy"
      title={t('code.copy')}
      onClick={() => void copy(read())}
    >
      {copied ? <CheckIcon size={17} /> : <CopyIcon size={17} />}
      <span className="visually-hidden" aria-live="polite">
        {copied ? t('code.copied') : t('code.copy')}
      </span>
    </button>
  );
}
