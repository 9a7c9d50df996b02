import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** About a dozen lines; more is shown when asked for. */
const SHORT = 900;

/** The text as its author typed it: a moderator sees where links really lead, and nothing in it is run or fetched. */
export function CaseText({ children }: { children: string }) {
  const { t } = useTranslation('moderation');
  const [isWhole, setWhole] = useState(false);
  const isLong = children.length > SHORT;
  return (
    <div className="case__text">
      <pre data-cut={isLong && !isWhole}>{children === '' ? t('noText') : children}</pre>
      {isLong && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'less' : 'whole')}
        </button>
      )}
    </div>
  );
}
