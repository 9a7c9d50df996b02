import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { Reading } from '../../../../shared/markdown/reading.tsx';
import type { HintLadder, HintLevel } from '../../api/exercises.ts';

const LEVELS: readonly HintLevel[] = ['nudge', 'targeted', 'example'];

/** One opened hint. */
export function HintRung({ rung }: { rung: HintLadder['opened'][number] }) {
  const { t } = useTranslation('lessons');
  const { language, pick } = useLanguage();
  return (
    <>
      <h3>
        {t('hint.rung', { n: LEVELS.indexOf(rung.level) + 1, total: LEVELS.length })} ·{' '}
        {t(`hint.${rung.level}`)}
      </h3>
      {rung.level === 'example' && <p className="hints__note">{t('hint.exampleNote')}</p>}
      <Reading lang={language}>{pick(rung, 'text')}</Reading>
    </>
  );
}
