import { useTranslation } from 'react-i18next';
import type { DraftView } from '../../model/drafts.ts';

interface DraftNoticeProps {
  draft: DraftView;
  onChoose: (choice: 'mine' | 'other') => void;
  onPutBack: () => void;
}

/** The draft was changed somewhere else too: shows the other text and lets the person choose, and go back. */
export function DraftNotice({ draft, onChoose, onPutBack }: DraftNoticeProps) {
  const { t } = useTranslation('lessons');
  return (
    <div role="status">
      {draft.conflict !== null && (
        <div className="callout callout--partly">
          <p>{t('draft.conflict')}</p>
          <blockquote>{draft.conflict}</blockquote>
          <div className="callout__actions">
            <button type="button" className="text-button" onClick={() => onChoose('mine')}>
              {t('draft.keepMine')}
            </button>
            <button type="button" className="text-button" onClick={() => onChoose('other')}>
              {t('draft.takeOther')}
            </button>
          </div>
        </div>
      )}
      {draft.replaced !== null && (
        <div className="callout">
          <p>{t('draft.replaced')}</p>
          <button type="button" className="text-button" onClick={onPutBack}>
            {t('draft.putBack')}
          </button>
        </div>
      )}
    </div>
  );
}
