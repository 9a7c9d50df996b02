import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { useCopied } from '../ui/use-copied.ts';

/** A block of code or a whole prompt, with a button that copies it. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const block = useRef<HTMLPreElement>(null);
  const { copied, copy } = useCopied();

  return (
    <div className="code-block">
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
      <button
        type="button"
        className="code-block__copy"
        title={t('code.copy')}
        onClick={() => void copy(block.current?.textContent?.trimEnd() ?? '')}
      >
        {copied ? <CheckIcon size={17} /> : <CopyIcon size={17} />}
        <span className="visually-hidden" aria-live="polite">
          {copied ? t('code.copied') : t('code.copy')}
        </span>
      </button>
    </div>
  );
}
