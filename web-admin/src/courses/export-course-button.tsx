import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import type { staffTransferEndpoints } from '@academy/contracts/http/catalog/staff-transfer.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { saveFile } from '@academy/web-kit/files/save-file.ts';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../app/api.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import type { StaffCourse } from './types.ts';

const exportCall = endpointRef<typeof staffTransferEndpoints.staffExportCourse>(
  'GET',
  '/api/admin/courses/:id/export',
);

/** Saves the page's course as an archive of its files. */
export function ExportCourseButton() {
  const translate = useTranslate();
  const id = useRecordContext<StaffCourse>()?.id;
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  if (id === undefined) return null;

  async function save(courseId: string) {
    setPending(true);
    try {
      saveFile(await client.download(exportCall, { params: { id: courseId } }), `${courseId}.zip`);
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
      onClick={() => void save(id)}
    >
      {translate('resources.transfer.export')}
    </Button>
  );
}
