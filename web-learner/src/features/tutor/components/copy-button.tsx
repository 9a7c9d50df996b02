import { useTranslation } from 'react-i18next';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons.tsx';
import { useCopied } from '../../../shared/ui/use-copied.ts';

/** Copies an answer as Markdown. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('tutor');
  const { copied, copy } = useCopied();
  return (
    <button type="button" className="tutor-action" onClick={() => void copy(text)}>
      {copied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </button>
  );
}
