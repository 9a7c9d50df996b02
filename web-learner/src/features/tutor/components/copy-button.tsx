import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../shared/later.ts';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons.tsx';

const CONFIRMED_MS = 2000;

/** Copies an answer as Markdown. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('tutor');
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    later(() => setCopied(false), CONFIRMED_MS);
  }
  return (
    <button type="button" className="tutor-action" onClick={() => void copy()}>
      {copied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </button>
  );
}
