import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { SavedPrompt } from '../api/prompts.ts';

interface EarlierWordingsProps {
  earlier: SavedPrompt['earlier'];
  /** Takes an earlier wording into the form; it counts once it is saved. */
  onUse: (text: string) => void;
}

export function EarlierWordings({ earlier, onUse }: EarlierWordingsProps) {
  const { t } = useTranslation('prompts');
  const { language } = useLanguage();
  return (
    <details className="prompt-versions">
      <summary>{t('versions.title', { count: earlier.length })}</summary>
      <ol>
        {earlier.map(({ version, text, replacedAt }) => (
          <li key={version}>
            <p className="meta">
              <span>{t('versions.version', { n: version })}</span>
              <span>{t('versions.until', { when: formatDateTime(replacedAt, language) })}</span>
              <button type="button" className="text-button" onClick={() => onUse(text)}>
                {t('versions.use')}
              </button>
            </p>
            <pre>{text}</pre>
          </li>
        ))}
      </ol>
    </details>
  );
}
