import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reported } from '../api/community.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

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
