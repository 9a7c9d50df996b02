import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { MemberText } from '../../../shared/markdown/member-text.tsx';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import { DownloadIcon } from '../../../shared/ui/icons.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import type { CourseSummary } from '../api/summaries.ts';
import { shownSummary, summaryFile, summaryFileName } from '../model/summary-file.ts';
import './summary-dialog.css';

interface SummaryDialogProps {
  summary: CourseSummary | null;
  /** Why there is none. */
  refusal: string | null;
  upgrade: ReactNode;
  onClose: () => void;
}

/** A course's summary to read and to download, or the way to the plan that has it. */
export function SummaryDialog({ summary, refusal, upgrade, onClose }: SummaryDialogProps) {
  const { t } = useTranslation('summaries');
  return (
    <Modal open onCancel={onClose} footer={null} width={820} title={t('title')}>
      {summary ? (
        <Summary summary={summary} />
      ) : (
        <div className="summary">
          <p>{refusal}</p>
          <div>{upgrade}</div>
        </div>
      )}
    </Modal>
  );
}

function Summary({ summary }: { summary: CourseSummary }) {
  const { t } = useTranslation('summaries');
  const { language } = useLanguage();
  const { document, courseTitle, generatedAt, answeredBy } = summary;

  function download() {
    const text = summaryFile(document, window.location.origin);
    saveFile(new Blob([text], { type: 'text/markdown' }), summaryFileName(courseTitle));
    toast({ title: t('downloaded') });
  }

  return (
    <div className="summary">
      <div className="summary__head">
        <p className="meta">
          <span className="tag">
            {answeredBy.kind === 'built-in' ? t('builtIn') : t('model', { model: answeredBy.model })}
          </span>
          <span>{t('generatedAt', { when: formatDateTime(generatedAt, language) })}</span>
        </p>
        <Button type="primary" icon={<DownloadIcon size={17} />} onClick={download}>
          {t('download')}
        </Button>
      </div>
      <div className="summary__text" tabIndex={0} role="region" aria-label={courseTitle}>
        <MemberText>{shownSummary(document)}</MemberText>
      </div>
    </div>
  );
}
