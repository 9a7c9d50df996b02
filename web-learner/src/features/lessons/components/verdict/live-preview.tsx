import { useTranslation } from 'react-i18next';
import { CriteriaList } from '@academy/web-kit/exercise/criteria-list.tsx';
import { GroupsList } from '@academy/web-kit/exercise/groups-list.tsx';
import { PromptFigures } from '@academy/web-kit/exercise/prompt-figures.tsx';
import '@academy/web-kit/exercise/verdict.css';
import type { PreviewVerdict } from '../../hooks/use-live-check.ts';
import { LessonWords } from '../lesson-words.tsx';

interface LivePreviewProps extends Omit<React.ComponentProps<typeof CriteriaList>, 'criteria'> {
  verdict: PreviewVerdict;
}

/** What a check would probably say of the text as it stands: drawn as a sketch, since only the check decides. */
export function LivePreview({ verdict, ...looking }: LivePreviewProps) {
  const { t } = useTranslation('lessons');
  return (
    <section className="verdict verdict--preview" aria-label={t('live.title')}>
      <p className="verdict__head">
        <span className="verdict__score">
          <b>≈ {verdict.score}</b> <span>{t('outOf')}</span>
        </span>
        <span className="tag">{t('live.title')}</span>
      </p>
      <p className="verdict__figures">{t('live.note')}</p>
      <LessonWords>
        <PromptFigures verdict={verdict} />
        <GroupsList groups={verdict.groups} />
        <CriteriaList criteria={verdict.criteria} {...looking} />
      </LessonWords>
    </section>
  );
}
