import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';

const CONFIRMED_MS = 2000;

/** A block of code or a whole prompt, with a button that copies it. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const block = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(block.current?.textContent?.trimEnd() ?? '');
    setCopied(true);
    setTimeout(() => setCopied(false), CONFIRMED_MS);
  }

  return (
    <div className="code-block">
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
      <button type="button" className="code-block__copy" onClick={() => void copy()}>
        {copied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
        <span aria-live="polite">{copied ? t('code.copied') : t('code.copy')}</span>
      </button>
    </div>
  );
}
