import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Verdict } from '../../api/exercises.ts';

/** How long the prompt is and which language it is written in. */
export function PromptFigures({
  verdict,
  children,
}: {
  verdict: Pick<Verdict, 'words' | 'tokens' | 'promptLanguage'>;
  /** What stands before them in the same line. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const { words, tokens, promptLanguage } = verdict;
  return (
    <p className="verdict__figures">
      {children}
      {t('words', { count: words, amount: formatNumber(words, language) })} ·{' '}
      {t('tokens', { count: tokens, amount: formatNumber(tokens, language) })} ·{' '}
      {t(`promptLanguage.${promptLanguage}`)}
    </p>
  );
}
