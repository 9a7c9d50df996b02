import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/connection/lazy-part.ts';
import type { Reported } from '../api/community.ts';

const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Opens the dialog that reports a post or reply to the moderators. */
export function ReportButton({ target }: { target: Reported }) {
  const { t } = useTranslation('community');
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <>
      <Button
        size="small"
        type="text"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        {t('report.action')}
      </Button>
      {used && (
        <Suspense>
          <ReportDialog target={target} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
