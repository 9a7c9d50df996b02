import { useTranslation } from 'react-i18next';
import type { PreviewVerdict } from '../../hooks/use-live-check.ts';
import { CriteriaList } from './criteria-list.tsx';
import { GroupsList } from './groups-list.tsx';
import { PromptFigures } from './prompt-figures.tsx';
import './verdict.css';

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
      <PromptFigures verdict={verdict} />
      <GroupsList groups={verdict.groups} />
      <CriteriaList criteria={verdict.criteria} {...looking} />
    </section>
  );
}
