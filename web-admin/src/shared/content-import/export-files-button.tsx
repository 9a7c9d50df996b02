import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFailureNotice } from '../use-failure-notice.tsx';

interface ExportFilesButtonProps {
  /** What the saved file is called. */
  name: string;
  download: () => Promise<Blob>;
}

/** Saves content as an archive of its files. */
export function ExportFilesButton({ name, download }: ExportFilesButtonProps) {
  const translate = useTranslate();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      saveFile(await download(), name);
    } catch (error) {
      showFailure(
        'resources.transfer.failures.export',
        new Error(error instanceof ApiError ? error.detail : ''),
      );
    } finally {
      setPending(false);
    }
  }
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      onClick={() => void save()}
    >
      {translate('resources.transfer.export')}
    </Button>
  );
}
